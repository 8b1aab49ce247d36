import { VisuallyHidden } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useRef, type ChangeEvent } from 'react';
import css from '../profils.module.css';
import { RightGroupPanel } from './right-group-panel.tsx';
import { lockWords, type Other } from './right-row-panel.tsx';
import { RightRowsPanel } from './right-rows-panel.tsx';
import { beginningOf, boxesIn, functionsOf, type RightFunction, type RightsTree } from './rights-tree.ts';
import { countChanged, isTicked, stateOf, withTicks, type Box, type Ticks } from './ticks.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface RightsGridPanelProps {
  /** The shown functions; a group's box sets only these. */
  tree: RightsTree;
  ticks: Ticks;
  /** The same, drawn later: what its headings count moves their cells, and the whole table is laid out. */
  counted: Ticks;
  /** The current changes: boxes may be ticked faster than they render. */
  latest: () => Ticks;
  onTicks: (ticks: Ticks) => void;
  saving: boolean;
  other: Other | null;
}

const wholeGroup = 'all';
/** More functions than the highest screen shows. */
const firstFunctions = 40;
/** In rem: of a function with its comment. */
const highRow = 4;

/** What each box of the grid sets: one right, or a group's rights in one column. */
const groupsOf = (tree: RightsTree) => {
  const groups = new Map<string, readonly RightFunction[]>([[wholeGroup, functionsOf(tree)]]);
  for (const software of tree.softwares) {
    groups.set(`s${software.id}`, functionsOf({ softwares: [software] }));
    for (const { id, functions } of software.modules) groups.set(`m${id}`, functions);
  }
  const boxes = new Map(functionsOf(tree).flatMap((one) => one.boxes.flatMap((box): [string, Box][] => (box ? [[box.key, box]] : []))));
  return { groups, boxes };
};

/** Of each function, one bit for each column: which boxes pass. */
const bitsOf = ({ functions }: { functions: readonly RightFunction[] }, passes: (box: Box) => boolean) =>
  functions.map(({ boxes }) => boxes.reduce((bits, box, at) => (box && passes(box) ? bits | (1 << at) : bits), 0)).join();

/** The rights of a profile: a row for each function, a box for each kind, and a box for many on each heading. */
export const RightsGridPanel = ({ tree, ticks, counted, latest, onTicks, saving, other }: RightsGridPanelProps) => {
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(grid);
  const { groups, boxes } = useMemo(() => groupsOf(tree), [tree]);
  const { columns } = tree;
  // A table of hundreds of rows would hold back the first frame of the whole page.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? tree : beginningOf(tree, firstFunctions);
  // Whoever comes back is scrolled to where the page was left.
  const room = (functionsOf(tree).length - functionsOf(drawn).length) * highRow;
  const onTick = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const { box: key, group = '', column } = currentTarget.dataset;
      const one = key === undefined ? undefined : boxes.get(key);
      const chosen = one ? [one] : boxesIn(groups.get(group) ?? [], Number(column));
      onTicks(withTicks(latest(), chosen, currentTarget.checked));
    },
    [groups, boxes, latest, onTicks],
  );
  const heading = (level: 'whole' | 'software' | 'module', group: string, name: string) => {
    const functions = groups.get(group) ?? [];
    const states = columns.map((_, at) => stateOf(boxesIn(functions, at), ticks)).join();
    const changed = columns.reduce((sum, _, at) => sum + countChanged(boxesIn(functions, at), counted), 0);
    return <RightGroupPanel key={group} {...{ level, group, name, columns, states, changed, onTick }} />;
  };
  return (
    <>
      <VisuallyHidden>
        <span id="why-disabled">{lockWords.disabled}</span>
        <span id="why-beyond">{lockWords.beyond}</span>
      </VisuallyHidden>
      <fieldset className={css.boxes} disabled={saving} style={{ paddingBottom: `${room}rem` }}>
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move between its boxes, as in a grid
          role="grid"
          className={css.grid}
          aria-label="Droits du profil"
          data-compared={other !== null || undefined}
          {...keys}
        >
          <colgroup>
            <col />
            {columns.map(({ type }) => (
              <col key={type} className={css.column} />
            ))}
          </colgroup>
          <thead className={css.head}>{heading('whole', wholeGroup, 'Fonction')}</thead>
          {drawn.softwares.map((software) => (
            <tbody key={software.id}>
              {heading('software', `s${software.id}`, software.name)}
              {software.modules.map((module) => [
                heading('module', `m${module.id}`, module.name),
                <RightRowsPanel
                  key={`r${module.id}`}
                  functions={module.functions}
                  ticked={bitsOf(module, (box) => isTicked(box, ticks))}
                  changed={bitsOf(module, (box) => isTicked(box, ticks) !== box.stored)}
                  {...{ columns, other, onTick }}
                />,
              ])}
            </tbody>
          ))}
        </table>
      </fieldset>
    </>
  );
};
