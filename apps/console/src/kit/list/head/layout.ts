import type { CSSProperties } from 'react';
import { sizeOf } from '../columns.ts';
import type { RowLook } from '../rows/list-row.tsx';
import { emptyRoom, pen, type Room } from './measure.ts';

export interface Widths {
  /** As measured; absent before there are rows. */
  rooms: ReadonlyMap<string, Room>;
  /** As a person set them. */
  own: Readonly<Record<string, number>>;
}

const tickWidth = 40;
/** Nothing is known of what it will show, or there is nothing. In pixels. */
const narrowest = 64;

interface Track {
  least: number;
  size: string;
}

const fixed = (pixels: number): Track => ({ least: pixels, size: `${pixels}px` });

/** The tracks of the table's grid. What is left over stays before the actions; columns that would be cut take it first. */
export const layoutOf = <Row>(
  { columns, pinned, actions, hasActions, onTick, note }: RowLook<Row>,
  { rooms, own }: Widths,
): CSSProperties => {
  const tracks = columns.map((column, place): Track => {
    const set = own[column.id];
    const room = rooms.get(column.id);
    if (set !== undefined) return fixed(set);
    // Where others stay in sight beside it, its end is their place.
    const stays = place < pinned && pinned > 1;
    if (room) return stays ? fixed(room.max) : { least: room.min, size: `minmax(${room.min}px, ${room.max}px)` };
    const { width, grow } = sizeOf(column);
    if (stays) return fixed(width);
    const least = Math.min(width, emptyRoom(column.heading, narrowest, pen()));
    return { least, size: `minmax(${least}px, ${grow === 0 ? `${width}px` : `${grow}fr`})` };
  });
  // What turns while a row is saved has no more room than the blank before the acts.
  const ownWidth = actions.length > 0 ? Math.max(actions.length * 32 + 16, 80) : tickWidth;
  const before = onTick ? [fixed(tickWidth)] : [];
  const after = hasActions ? [fixed(ownWidth + (note?.width ?? 0))] : [];
  const filler: Track = { least: 0, size: 'minmax(0, 1fr)' };
  const all = [...before, ...tracks, filler, ...after];
  const ends = tracks.map((_, place) => [...before, ...tracks.slice(0, place)].reduce((sum, { least }) => sum + least, 0));
  return {
    minWidth: all.reduce((sum, { least }) => sum + least, 0),
    '--list-actions': after[0]?.size ?? '0px',
    '--list-before': `${ends[pinned] ?? 0}px`,
    '--list-columns': all.map(({ size }) => size).join(' '),
    ...Object.fromEntries(ends.slice(1, pinned).map((left, place) => [`--pin-${place + 1}`, `${left}px`])),
    // Custom properties are valid styles that the type does not know.
  } as CSSProperties;
};
