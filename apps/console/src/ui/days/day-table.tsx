import { useState } from 'react';
import css from './day-table.module.css';

export interface DayTableProps {
  label: string;
  /** The day's own first. */
  headings: readonly string[];
  /** `day` is an ISO day. */
  rows: readonly { day: string; cells: readonly (string | number)[] }[];
}

const shown = (day: string) => day.split('-').toReversed().join('/');

/** What a drawing says, as a table that opens below it. */
export const DayTable = ({ label, headings, rows }: DayTableProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary} aria-label={`Voir le tableau\u00a0: ${label}`}>
        Voir le tableau
      </summary>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
          <table className={css.table}>
            <caption className={css.caption}>{label}</caption>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, cells }) => (
                <tr key={day}>
                  <th scope="row">{shown(day)}</th>
                  {cells.map((cell, at) => (
                    <td key={headings[at + 1]}>{typeof cell === 'number' ? cell.toLocaleString('fr-FR') : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
};
