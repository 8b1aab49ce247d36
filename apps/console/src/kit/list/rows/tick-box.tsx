import css from '../list.module.css';

interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native tick with its label: it is on every list, so it must be cheap. */
export const TickBox = ({ label, checked, onChange }: TickBoxProps) => (
  <label className={`${css.tick} ${css.tickBox}`}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);
