import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ListRow } from '../use-list-table.ts';

const nothing: Readonly<Record<string, boolean>> = {};

/** The ticked rows of a list. One that a filter hides keeps its tick, and is not among the chosen ones meanwhile. */
export const useTicks = <Row>(rows: readonly ListRow<Row>[]) => {
  const [ticked, setTicked] = useState(nothing);
  const onTick = useCallback((id: string, on: boolean) => setTicked((before) => ({ ...before, [id]: on })), []);
  const onTickAll = useCallback((all: boolean) => setTicked(all ? Object.fromEntries(rows.map(({ id }) => [id, true])) : nothing), [rows]);
  const now = useMemo(() => rows.filter(({ id }) => ticked[id]).map(({ original }) => original), [rows, ticked]);
  // The tick is seen at once, what one may do with it after.
  const chosen = useDeferredValue(now);
  return { ticked, count: now.length, onTick, onTickAll, chosen, clear: () => setTicked(nothing) };
};
