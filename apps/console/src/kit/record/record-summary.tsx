import { Anchor } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { shownText } from '../list/rows/cell-value.ts';
import css from './record-summary.module.css';

/** Phrases of one line; those without anything to say are left out. */
type Phrases = readonly ReactNode[];

/** How many lines of text: on a screen, and on a telephone. */
type Lines = readonly [wide: number, narrow: number];

const Line = ({ phrases, lines: [wide, narrow] }: { phrases: Phrases; lines: Lines }) => (
  <span className={css.line} style={{ '--wide': wide, '--narrow': narrow } as CSSProperties}>
    {phrases.map((phrase, at) => {
      if (phrase === null || phrase === undefined || phrase === false || phrase === '') return null;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- a phrase has no other name than its place
        <span key={at} className={css.phrase}>
          {phrase}
        </span>
      );
    })}
  </span>
);

interface RecordSummaryProps {
  /** What the record is and where it belongs: known at once. */
  belongs: Phrases;
  /** Its key figures; empty until they have come. */
  figures: Phrases;
  /** What the figures usually take: their place until they have come. */
  lines?: Lines;
}

const one: Lines = [1, 1];
const usual: Lines = [1, 2];

/** Under a record's name: what it is, and how it stands. Phrases only, no blocks: it stands in the page's line of purpose. */
export const RecordSummary = ({ belongs, figures, lines = usual }: RecordSummaryProps) => (
  <>
    <Line phrases={belongs} lines={one} />
    <Line phrases={figures} lines={lines} />
  </>
);

/** A figure that is wrong as it stands; the words say so, the colour repeats it. */
export const Failing = ({ children }: { children: ReactNode }) => <span className={css.failing}>{children}</span>;

interface LastChange {
  /** Null of a record that was never changed, and for those who may not read the journal. */
  modification: { DateH: string; Auteur: string } | null;
  /** The record's lines of the journal. */
  href: string;
}

/** Who changed the record last, and when. */
export const lastChange = ({ modification, href }: LastChange) =>
  modification && (
    <Anchor href={href} inherit>{`Modifié par ${modification.Auteur}, le ${shownText('dateTime', modification.DateH)}`}</Anchor>
  );
