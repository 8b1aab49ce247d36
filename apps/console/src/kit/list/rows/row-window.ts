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

const spansOf = ({ scrollTop, settled, room, count, height }: Sight) => {
  const inSight = Math.ceil(room / height) + 1;
  const topAt = (at: number) => Math.max(Math.min(Math.floor(at / height), count - inSight), 0);
  const rowsAt = (at: number, around: number) => ({
    first: Math.max(topAt(at) - around, 0),
    last: Math.min(topAt(at) + inSight + around, count) - 1,
  });
  const [near, drawn] = [rowsAt(scrollTop, 0), rowsAt(settled, beyond)];
  return { inSight, near, drawn, isFar: drawn.last < near.first - 1 || drawn.first > near.last + 1 };
};

/** Whether nothing of what is in sight has been drawn yet. */
export const isFar = (sight: Sight) => spansOf(sight).isFar;

/** The rows to draw: what is in sight, and what was drawn around it as long as both touch. */
export const windowOf = (sight: Sight) => {
  const { near, drawn, isFar: isElsewhere } = spansOf(sight);
  if (isElsewhere) return near;
  return { first: Math.min(near.first, drawn.first), last: Math.max(near.last, drawn.last) };
};

/** Those of a window, in order. */
export const indexesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/**
 * The rows to draw once a key has gone to one of them: far away, the half around it comes first, and what was drawn stays until there is
 * time to remove it. The key would be seen only after all of that.
 */
export const indexesAround = (sought: number, sight: Sight) => {
  const { inSight, near, drawn, isFar: isElsewhere } = spansOf(sight);
  if (!isElsewhere) return indexesOf(windowOf(sight));
  const around = Math.ceil(inSight / 4);
  const half = { first: Math.max(near.first, sought - around), last: Math.min(near.last, sought + around) };
  return [...indexesOf(drawn), ...indexesOf(half)].toSorted((a, b) => a - b);
};

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
