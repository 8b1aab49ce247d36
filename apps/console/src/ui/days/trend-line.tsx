import css from './trend-line.module.css';

export interface TrendLineProps {
  /** Oldest first, two at least; `at` counts days. */
  points: readonly { at: number; value: number }[];
  /** How it has changed: the line itself is only seen. */
  words: string;
}

const [width, height] = [100, 24];

/** How a number went, as a small line and in words. */
export const TrendLine = ({ points, words }: TrendLineProps) => {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number) => (last === first ? 0 : ((at - first) / (last - first)) * width);
  // A number that stays is a line in the middle.
  const y = (value: number) => (high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4));
  return (
    <p className={css.trend}>
      <svg className={css.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden focusable="false">
        <polyline points={points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      </svg>
      <span>{words}</span>
    </p>
  );
};
