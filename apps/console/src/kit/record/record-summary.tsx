import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownText } from '../list/rows/cell-value.ts';
import css from './record-summary.module.css';

/** Phrases of one line; those without anything to say are left out. */
type Phrases = readonly ReactNode[];

const Line = ({ phrases }: { phrases: Phrases }) => (
  <span className={css.line}>
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
}

/** Under a record's name: what it is, and how it stands. Phrases only, no blocks: it stands in the page's line of purpose. */
export const RecordSummary = ({ belongs, figures }: RecordSummaryProps) => (
  <>
    <Line phrases={belongs} />
    <Line phrases={figures} />
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
