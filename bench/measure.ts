export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

export interface Compared {
  product: number;
  limit: number;
  /** The median of the rounds' ratios: a machine that slows down slows both halves of a round. */
  ratio: number;
}

/** Measures product and limit in turns; each round changes which comes first. */
export const alternate = async (rounds: number, product: () => Promise<number>, limit: () => Promise<number>): Promise<Compared> => {
  const found: { product: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await product() : await limit();
    const second = round % 2 === 0 ? await limit() : await product();
    found.push(round % 2 === 0 ? { product: first, limit: second } : { product: second, limit: first });
  }
  return {
    product: median(found.map((pair) => pair.product)),
    limit: median(found.map((pair) => pair.limit)),
    ratio: median(found.map((pair) => pair.product / pair.limit)),
  };
};

export const millisOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The value that this share of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
