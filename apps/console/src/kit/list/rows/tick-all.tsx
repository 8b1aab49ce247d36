import css from '../list.module.css';

export interface Ticking {
  ticked: number;
  shown: number;
  onChange: (all: boolean) => void;
}

/** Ticks every shown row, or none. */
export const TickAll = ({ ticked, shown, onChange }: Ticking) => (
  <span className={css.tick}>
    <input
      type="checkbox"
      aria-label="Sélectionner toutes les lignes affichées"
      disabled={shown === 0}
      checked={shown > 0 && ticked === shown}
      ref={(input) => {
        if (input) input.indeterminate = ticked > 0 && ticked < shown;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </span>
);
