/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role,
   jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA patterns, on a table that is drawn apart. */
import type { Couverture } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { cellMark, cellText, etatOf, type CouvertureLigne } from './couverture-cells.ts';
import css from './couverture.module.css';
import { useGridWindow } from './use-grid-window.ts';
import { simulationHref } from '../workflows-leads.links.ts';

type CouvertureSite = Couverture['sites'][number];

const rowHeight = 38;
const columnWidth = 30;
const labelWidth = 250;
const headHeight = 160;

interface CouvertureCardProps {
  sites: readonly CouvertureSite[];
  lignes: readonly CouvertureLigne[];
}

interface CellProps {
  ligne: CouvertureLigne;
  site: CouvertureSite;
  row: number;
  column: number;
  active: boolean;
}

/** A thousand are in sight, and a move changes two. */
const Cell = memo(({ ligne, site, row, column, active }: CellProps) => {
  const letter = ligne.etats[column] ?? '-';
  const text = `${ligne.label}, ${site.Descr}\u00a0: ${cellText(letter)}`;
  return (
    <td role="gridcell" aria-colindex={column + 2} className={css.cell} style={{ left: labelWidth + column * columnWidth }}>
      <a
        href={simulationHref(ligne.origines[0] ?? 0, site.IDSite)}
        tabIndex={active ? 0 : -1}
        data-cell={`${row} ${column}`}
        data-etat={etatOf(letter)}
        aria-label={text}
        title={text}
      >
        {cellMark(letter)}
      </a>
    </td>
  );
});

const Label = memo(({ ligne: { label, detail, nbTrous } }: { ligne: CouvertureLigne }) => (
  <th role="rowheader" scope="row" aria-colindex={1} className={css.label} style={{ width: labelWidth }} title={`${label}\n${detail}`}>
    <span className={css.words}>
      <span>{label}</span>
      <span>{detail}</span>
    </span>
    {nbTrous > 0 && (
      <span className={css.count} aria-label={counted(nbTrous, 'trou')}>
        {nbTrous}
      </span>
    )}
  </th>
));

const at = (key: string, row: number, column: number, rows: number, columns: number): [number, number] | undefined => {
  const moves: Record<string, [number, number]> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    Home: [row, 0],
    End: [row, columns - 1],
    PageDown: [row + 10, column],
    PageUp: [row - 10, column],
  };
  const move = moves[key];
  if (!move) return undefined;
  return [Math.min(Math.max(move[0], 0), rows - 1), Math.min(Math.max(move[1], 0), columns - 1)];
};

const withActive = (places: readonly number[], active: number) =>
  places.includes(active) ? places : [...places, active].toSorted((a, b) => a - b);

/** Origins by sites. Each cell leads to the simulation, arrows move between cells, and only visible cells are mounted. */
export const CouvertureCard = ({ sites, lignes }: CouvertureCardProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const wanted = useRef<string | null>(null);
  const shown = useGridWindow({
    viewport,
    rows: { count: lignes.length, size: rowHeight, heading: headHeight },
    columns: { count: sites.length, size: columnWidth, heading: labelWidth },
  });
  useLayoutEffect(() => {
    const cell = wanted.current && viewport.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
  });
  // Filters may have removed the cell.
  const row = Math.min(active.row, lignes.length - 1);
  const column = Math.min(active.column, sites.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = at(event.key, row, column, lignes.length, sites.length);
    if (!next) return;
    event.preventDefault();
    wanted.current = next.join(' ');
    shown.scrollTo(...next);
    setActive({ row: next[0], column: next[1] });
  };
  const onFocus = (target: EventTarget) => {
    const cell = target instanceof HTMLElement ? target.dataset['cell']?.split(' ').map(Number) : undefined;
    if (cell) setActive({ row: cell[0] ?? 0, column: cell[1] ?? 0 });
  };
  // The focused cell stays mounted, in order, so that screen readers meet it in its place.
  const rows = withActive(shown.rows, row);
  const columns = withActive(shown.columns, column);
  const width = labelWidth + sites.length * columnWidth;
  return (
    <div ref={viewport} className={css.viewport} data-scroll-restoration-id="couverture">
      <table
        role="grid"
        className={css.grid}
        style={{ width, height: headHeight + lignes.length * rowHeight }}
        aria-label="Couverture des origines, site par site"
        aria-rowcount={lignes.length + 1}
        aria-colcount={sites.length + 1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => onFocus(target)}
      >
        <thead role="rowgroup" className={css.head} style={{ height: headHeight, width }}>
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" scope="col" aria-colindex={1} className={css.corner} style={{ width: labelWidth, height: headHeight }}>
              Origine
            </th>
            {columns.map((place) => {
              const site = sites[place]!;
              const isFirst = sites[place - 1]?.Plaque_Libelle !== site.Plaque_Libelle;
              return (
                <th
                  key={site.IDSite}
                  role="columnheader"
                  scope="col"
                  aria-colindex={place + 2}
                  className={css.site}
                  data-first={isFirst || undefined}
                  style={{ left: labelWidth + place * columnWidth, width: columnWidth, height: headHeight }}
                  title={`${site.Descr}\n${site.Plaque_Libelle}`}
                >
                  <span>{site.Descr}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((index) => {
            const ligne = lignes[index]!;
            return (
              <tr
                key={ligne.key}
                role="row"
                aria-rowindex={index + 2}
                className={css.row}
                style={{ top: headHeight + index * rowHeight, width }}
              >
                <Label ligne={ligne} />
                {(shown.hasCells(index) ? columns : []).map((place) => (
                  <Cell
                    key={sites[place]!.IDSite}
                    ligne={ligne}
                    site={sites[place]!}
                    row={index}
                    column={place}
                    active={index === row && place === column}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
