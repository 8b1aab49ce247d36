/** Drawn beyond the visible part, for the next turn of the wheel. */
const beyond = 5;

interface Sight {
  scrollTop: number;
  /** Height of the visible part. */
  room: number;
  count: number;
  /** Of each row. */
  height: number;
}

/** The rows to draw. */
export const windowOf = ({ scrollTop, room, count, height }: Sight) => {
  const inSight = Math.ceil(room / height) + 1;
  const top = Math.max(Math.min(Math.floor(scrollTop / height), count - inSight), 0);
  return { first: Math.max(top - beyond, 0), last: Math.min(top + inSight + beyond, count) - 1 };
};

/** Those of a window, in order. */
export const indexesOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Where to scroll for a row to be in sight, below the heading that stays. */
export const scrollTopFor = ({ index, scrollTop, room, height, heading }: Omit<Sight, 'count'> & { index: number; heading: number }) => {
  const start = index * height;
  return Math.min(Math.max(scrollTop, start + height + heading - room), start);
};
