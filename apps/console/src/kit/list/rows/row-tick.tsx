import css from '../list.module.css';

interface RowTickProps {
  rowId: string;
  rowName: string;
  ticked: boolean;
  onTick: (rowId: string, ticked: boolean) => void;
}

/** Chooses a row for what is done with many. */
export const RowTick = ({ rowId, rowName, ticked, onTick }: RowTickProps) => (
  <span className={css.tick}>
    <input
      type="checkbox"
      aria-label={`Sélectionner\u00a0: ${rowName}`}
      checked={ticked}
      onChange={(event) => onTick(rowId, event.currentTarget.checked)}
    />
  </span>
);
