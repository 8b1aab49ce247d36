export interface Segment {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

export interface PlacedSegment extends Segment {
  place: number;
}

/** Beyond this many comparisons, everything between the common ends counts as changed. */
const mostComparisons = 250_000;

/** Words, each with the spaces after it. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

const commonStart = (a: readonly string[], b: readonly string[]) => {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count++;
  return count;
};

/** `table[i][j]`: the number of common words of both texts from `i` and `j` on, in order. */
const commonCounts = (a: readonly string[], b: readonly string[]) => {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) table[i]![j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  return at;
};

const middleOf = (a: readonly string[], b: readonly string[]): Segment[] => {
  if (a.length * b.length > mostComparisons) {
    return [
      { text: a.join(''), kind: 'removed' },
      { text: b.join(''), kind: 'added' },
    ];
  }
  const common = commonCounts(a, b);
  const segments: Segment[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const same = i < a.length && a[i] === b[j];
    const removed = !same && i < a.length && (j === b.length || common(i + 1, j) >= common(i, j + 1));
    segments.push(same ? { text: a[i]!, kind: 'same' } : removed ? { text: a[i]!, kind: 'removed' } : { text: b[j]!, kind: 'added' });
    if (same || removed) i++;
    if (!removed) j++;
  }
  return segments;
};

/** Joins neighbours of one kind. */
const joined = (segments: readonly Segment[]) => {
  const result: PlacedSegment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last?.kind === segment.kind) result[result.length - 1] = { ...last, text: last.text + segment.text };
    else if (segment.text !== '') result.push({ ...segment, place: result.length });
  }
  return result;
};

/** The common parts of two texts, word by word, in order. */
export const diffWords = (before: string, after: string): PlacedSegment[] => {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(a, b);
  const end = commonStart(a.slice(start).toReversed(), b.slice(start).toReversed());
  return joined([
    { text: a.slice(0, start).join(''), kind: 'same' },
    ...middleOf(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { text: a.slice(a.length - end).join(''), kind: 'same' },
  ]);
};
