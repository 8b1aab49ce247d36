/** Drawn beyond the visible part, for the next turn of the wheel. */
const beyond = 5;

interface Sight {
  scrollTop: number;
  /** `scrollTop` as it was when there was time to draw beyond what is in sight. */
  settled: number;
  /** Height of the visible part. */
  room: number;
  count: number;
  /** Of each row. */
  height: number;
}

/** The rows to draw: what is in sight, and what was drawn around it as long as both touch. */
export const windowOf = ({ scrollTop, settled, room, count, height }: Sight) => {
  const inSight = Math.ceil(room / height) + 1;
  const topAt = (at: number) => Math.max(Math.min(Math.floor(at / height), count - inSight), 0);
  const rowsAt = (at: number, around: number) => ({
    first: Math.max(topAt(at) - around, 0),
    last: Math.min(topAt(at) + inSight + around, count) - 1,
  });
  const near = rowsAt(scrollTop, 0);
  const far = rowsAt(settled, beyond);
  if (far.last < near.first - 1 || far.first > near.last + 1) return near;
  return { first: Math.min(near.first, far.first), last: Math.max(near.last, far.last) };
};

/** Those of a window, in order. */
export const indexesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Where to scroll for a row to be in sight, below the heading that stays. */
export const scrollTopFor = ({
  index,
  scrollTop,
  room,
  height,
  heading,
}: Omit<Sight, 'count' | 'settled'> & { index: number; heading: number }) => {
  const start = index * height;
  return Math.min(Math.max(scrollTop, start + height + heading - room), start);
};
