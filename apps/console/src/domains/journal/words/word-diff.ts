import { diffArrays, type ArrayChange } from 'diff';

export interface Segment {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

export interface PlacedSegment extends Segment {
  place: number;
}

/** Beyond this many changed words a comparison of them shows nothing, and takes long. */
const mostChanges = 1000;

/** Words, each with the spaces after it. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

const segmentOf = ({ value, added, removed }: ArrayChange<string>): Segment => ({
  text: value.join(''),
  kind: added ? 'added' : removed ? 'removed' : 'same',
});

/** The common parts of two texts, word by word, in order. */
export const diffWords = (before: string, after: string): PlacedSegment[] => {
  const segments: Segment[] = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges })?.map(segmentOf) ?? [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
  return segments.map((segment, place) => ({ ...segment, place }));
};
