interface Scrolled {
  /** Where a section begins that somebody went to. */
  head: number;
  /** Of the window. */
  height: number;
  above: number;
  below: number;
}

/** Where one reads: under the page's head, then lower and lower on the last half screen, so that its short sections have their turn. */
const readingLine = ({ head, height, above, below }: Scrolled) => {
  const end = Math.min(height / 2, above + below);
  return below >= end ? head : height - ((height - head) * below) / end;
};

/** The section at the reading line; the first one where none has begun. */
export const sectionRead = (sections: readonly { id: string; top: number }[], scrolled: Scrolled) => {
  const line = readingLine(scrolled);
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
};
