/** A value that holds from one place to the next; null where unknown. */
export interface Step {
  from: number;
  value: number | null;
}

export interface Box {
  width: number;
  height: number;
}

/** The path of the steps in a box with its origin at the top left. An unknown value is a gap. `end` closes the last step. */
export const stepPath = (steps: readonly Step[], end: number, { width, height }: Box) => {
  const start = steps[0]?.from ?? 0;
  const most = Math.max(1, ...steps.map(({ value }) => value ?? 0));
  const x = (place: number) => Number((((place - start) / Math.max(end - start, 1)) * width).toFixed(1));
  const y = (value: number) => Number((height - (value / most) * height).toFixed(1));
  return steps
    .map(({ from, value }, at) => {
      if (value === null) return '';
      const isJoined = at > 0 && steps[at - 1]!.value !== null;
      return `${isJoined ? `V${y(value)}` : `M${x(from)} ${y(value)}`}H${x(steps[at + 1]?.from ?? end)}`;
    })
    .join('');
};
