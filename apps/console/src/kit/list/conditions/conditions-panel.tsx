import { Alert, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Column } from '../columns.ts';
import type { Spot } from '../head/column-acts.ts';
import type { ListShape, ListState, Search } from '../list-state.ts';
import type { Lens, ListControl } from '../use-list-state.ts';
import { addressFaults } from './address-faults.ts';
import { printConditions, readConditions, wordsOf } from './conditions.ts';
import type { Asked } from './condition-form.tsx';
import css from './conditions.module.css';
import { late } from '../../../ui/late.tsx';

const loadEditor = () => import('./condition-editor.tsx');
const ConditionEditor = late(() => loadEditor().then(({ ConditionEditor: component }) => component));

/** What is being asked of whom. */
export interface Edited extends Spot {
  /** `null`: of a column that is still to be chosen. */
  column: string | null;
  /** The condition that is changed. */
  key?: string;
}

export interface ConditionsPanelProps<Row> {
  columns: readonly Column<Row>[];
  /** Absent while loading. */
  rows: readonly Row[] | undefined;
  shape: ListShape;
  lens: Lens | null | undefined;
  state: ListState;
  change: ListControl['change'];
  edited: Edited | null;
  onEdit: (edited: Edited | null) => void;
  onClear: () => void;
  /** « Filtrer »: it gets the focus when the last chip is gone. */
  button: RefObject<HTMLButtonElement | null>;
}

const placeUnder = (element: Element): Spot => {
  const { left, bottom } = element.getBoundingClientRect();
  return { left, top: bottom };
};

/** Says once what the address asks in vain, and takes it out of the address. */
const useAddressFaults = <Row,>(columns: readonly Column<Row>[], shape: ListShape, lens: Lens | null | undefined, isReady: boolean) => {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = useMemo(() => (isReady ? addressFaults(search, shape, columns, lens) : null), [isReady, search, shape, columns, lens]);
  const [said, say] = useState<readonly string[]>([]);
  if (found && found.sentences.join() !== said.join()) say(found.sentences);
  useEffect(() => {
    if (found) void navigate({ to: '.', search: found.search, replace: true, resetScroll: false, hash: true });
  }, [found, navigate]);
  return { said, dismiss: () => say([]) };
};

/** The conditions of a list: a chip for each, what the address asked in vain, and the panel where one is typed. */
export const ConditionsPanel = <Row,>(props: ConditionsPanelProps<Row>) => {
  const { columns, rows, shape, lens, state, change, edited, onEdit, onClear, button } = props;
  const { said, dismiss } = useAddressFaults(columns, shape, lens, rows !== undefined);
  const { conditions } = useMemo(() => readConditions(state.conditions, columns), [state.conditions, columns]);
  const list = useRef<HTMLUListElement>(null);
  const keep = (next: readonly Asked[]) => change({ conditions: printConditions(next) });
  const remove = (place: number) => {
    const chips = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, order) => order % 2 === 0);
    (chips[place + 1] ?? chips[place - 1] ?? button.current)?.focus();
    keep(conditions.filter((_, order) => order !== place));
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(place);
  };
  const column = edited && (columns.find(({ id }) => id === edited.column) ?? null);
  return (
    <>
      {said.length > 0 && (
        <Alert color="yellow" variant="light" role="status" withCloseButton closeButtonLabel="Fermer ce message" onClose={dismiss}>
          L’adresse demandait autre chose que cette liste&nbsp;: cela n’est pas appliqué.
          <ul className={css.faults}>
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {conditions.length > 0 && (
        <div className={css.bar}>
          <ul ref={list} className={css.chips} aria-label="Filtres des colonnes">
            {conditions.map((condition, place) => (
              // The condition of a chip may change while it has the focus.
              // oxlint-disable-next-line react/no-array-index-key -- a chip is its place
              <li key={place} className={css.chip}>
                <button
                  type="button"
                  className={css.words}
                  aria-keyshortcuts="Backspace Delete"
                  title={wordsOf(condition)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  onClick={({ currentTarget }) => onEdit({ column: condition.column.id, key: condition.key, ...placeUnder(currentTarget) })}
                >
                  {wordsOf(condition)}
                </button>
                <button
                  type="button"
                  className={css.remove}
                  aria-label={`Retirer le filtre ${wordsOf(condition)}`}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  onClick={() => remove(place)}
                >
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              button.current?.focus();
              onClear();
            }}
          >
            Tout effacer
          </Button>
        </div>
      )}
      {edited && (
        <Suspense>
          <ConditionEditor
            key={`${edited.left} ${edited.top} ${edited.key}`}
            at={edited}
            columns={columns}
            rows={rows ?? []}
            column={column}
            edited={conditions.find(({ key }) => key === edited.key)}
            onApply={(condition) => {
              const place = conditions.findIndex(({ key }) => key === edited.key);
              const others: Asked[] = conditions.filter(({ key }, order) => order !== place && key !== condition.key);
              keep(place < 0 ? [...others, condition] : others.toSpliced(place, 0, condition));
            }}
            onClose={() => onEdit(null)}
          />
        </Suspense>
      )}
    </>
  );
};
