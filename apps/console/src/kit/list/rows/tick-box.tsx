import css from '../list.module.css';

interface TickBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick with its words, of the browser's own: it stands on every list, so it must weigh nothing. */
export const TickBox = ({ label, checked, onChange }: TickBoxProps) => (
  <label className={`${css.tick} ${css.tickBox}`}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);
