import { useLocalStorage } from '@mantine/hooks';
import { useMatch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Column } from '../columns.ts';
import { shownText } from '../rows/cell-value.ts';
import type { Widths } from './layout.ts';
import { pen, roomOf, type Room } from './measure.ts';

const nothing: Readonly<Record<string, number>> = {};
const none: readonly never[] = [];

/** The path of the screen with its parameters by name, as the routes print it. */
export const useScreen = () => useMatch({ strict: false, select: ({ fullPath }) => String(fullPath) });

/** Measured once for each column: nothing moves when rows are read again. What shows nothing yet is measured anew with the next rows. */
export const useRooms = <Row>(columns: readonly Column<Row>[], rows: readonly Row[] = none, isDense = false) => {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- other rows, other rooms
  const known = useMemo(() => new Map<string, Room>(), [isDense]);
  return useMemo((): ReadonlyMap<string, Room> => {
    if (rows.length === 0) return known;
    const rooms = new Map(known);
    for (const [place, column] of columns.entries()) {
      if (known.has(column.id)) continue;
      const room = roomOf(column, place === 0, rows, pen(), isDense);
      rooms.set(column.id, room);
      if (rows.some((row) => shownText(column.kind, column.value(row)) !== '')) known.set(column.id, room);
    }
    return rooms;
  }, [known, columns, rows, isDense]);
};

/** The widths of a list: as measured, or as this person set them on this screen. `null` gives a column its own back. */
export const useWidths = <Row>(columns: readonly Column<Row>[], rows: readonly Row[] | undefined, isDense = false) => {
  const rooms = useRooms(columns, rows, isDense);
  const [own, setOwn] = useLocalStorage<Readonly<Record<string, number>>>({
    key: `comptoir.largeurs ${useScreen()}`,
    defaultValue: nothing,
    getInitialValueInEffect: false,
  });
  const setWidth = useCallback(
    (id: string, width: number | null) =>
      setOwn((before) => {
        const { [id]: _, ...others } = before;
        return width === null ? others : { ...others, [id]: width };
      }),
    [setOwn],
  );
  const widths = useMemo((): Widths => ({ rooms, own }), [rooms, own]);
  return { widths, setWidth };
};
