import { useMemo } from 'react';
import type { Column } from '../columns.ts';
import type { ListState, Sort } from '../list-state.ts';
import type { ListControl } from '../use-list-state.ts';
import { moved, shownToo } from './arrangement.ts';

/** What a person does with the columns of a list. */
export interface ColumnActs {
  order: (sort: readonly Sort[]) => void;
  move: (id: string, by: -1 | 1) => void;
  pin: (id: string, pinned: boolean) => void;
  show: (id: string, shown: boolean) => void;
  /** `null`: the measured width. */
  resize: (id: string, width: number | null) => void;
  /** Asks for a condition on the column, in a panel at this place of the window. */
  filter: (id: string, at: Spot) => void;
}

/** Of a list that does only some of it: what it does not is not offered. */
export type SomeColumnActs = Partial<ColumnActs> & Pick<ColumnActs, 'move' | 'show' | 'resize'>;

/** A place in the window. */
export interface Spot {
  left: number;
  top: number;
}

interface Options<Row> {
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  pinned: number;
  state: Pick<ListState, 'pins'>;
  change: ListControl['change'];
  setWidth: ColumnActs['resize'];
  onFilter: ColumnActs['filter'];
}

const idsOf = <Row>(columns: readonly Column<Row>[]) => columns.map(({ id }) => id);

export const useColumnActs = <Row>({ columns, visible, pinned, state: { pins }, change, setWidth, onFilter }: Options<Row>) =>
  useMemo((): ColumnActs => {
    const shown = idsOf(visible);
    return {
      order: (sort) => change({ sort }),
      move: (id, by) => change({ columns: moved(shown, pinned, id, by).slice(1) }),
      pin: (id, on) => change({ pins: on ? [...pins, id] : pins.filter((one) => one !== id) }),
      show: (id, on) => {
        const next = on ? shownToo(idsOf(columns), shown, id) : shown.filter((one) => one !== id);
        change({ columns: next.slice(1), pins: pins.filter((one) => on || one !== id) });
      },
      resize: setWidth,
      filter: onFilter,
    };
  }, [columns, visible, pinned, pins, change, setWidth, onFilter]);
