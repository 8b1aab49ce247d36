import type { Change, Shown } from '@comptoir/contract/domains/journal/phrases';
import { Code, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FileValue } from './file-value-panel.tsx';
import css from './journal.module.css';
import { diffWords, type Segment } from './words/word-diff.ts';

type Side = 'before' | 'after';

const Whole = ({ shown: { text, kind, Empreinte }, side }: { shown: Shown; side: Side }) => {
  if (kind === 'empty') return <em>{text}</em>;
  if (Empreinte !== undefined) return <FileValue name={text} Empreinte={Empreinte} isFormer={side === 'before'} />;
  const value = <span data-kind={kind}>{text}</span>;
  return side === 'before' ? <del>{value}</del> : <ins>{value}</ins>;
};

const Part = ({ text, kind }: Segment) => {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : <span>{text}</span>;
};

/** Both values as marked words, if they share some. */
const wordsOf = (before: Shown | null, after: Shown | null) => {
  if (before?.kind !== 'value' || after?.kind !== 'value') return null;
  const segments = diffWords(before.text, after.text);
  return segments.some(({ kind }) => kind === 'same') ? segments : null;
};

const otherSide = { before: 'added', after: 'removed' } as const;

const Value = ({ change: { before, after }, side }: { change: Change; side: Side }) => {
  const shown = side === 'before' ? before : after;
  const words = wordsOf(before, after)?.filter(({ kind }) => kind !== otherSide[side]);
  if (!shown) return null;
  return (
    <dd className={css.side} data-side={side}>
      <span className={css.sideName}>{side === 'before' ? 'Avant' : 'Après'}</span>
      <span className={css.value}>
        {words ? words.map(({ place, ...segment }) => <Part key={place} {...segment} />) : <Whole shown={shown} side={side} />}
      </span>
    </dd>
  );
};

const isSecret = ({ before, after }: Change) => before?.kind === 'secret' && after?.kind === 'secret';

const Secret = () => (
  <dd className={css.side} data-side="both">
    <span className={css.value} data-kind="secret">
      «&nbsp;modifié&nbsp;»
    </span>
    <VisuallyHidden>, la valeur n’est pas conservée</VisuallyHidden>
  </dd>
);

interface ChangesProps {
  changes: readonly Change[];
  /** What may be done about a change, below it. */
  actOf?: ((change: Change) => ReactNode) | undefined;
}

/** Each field with its old and new value side by side. */
export const ChangesPanel = ({ changes, actOf }: ChangesProps) => (
  <dl className={css.changes}>
    {changes.map((change) => {
      const act = actOf?.(change);
      return (
        <div key={change.field} className={css.change}>
          <dt className={css.field}>{change.label ?? <Code>{change.field}</Code>}</dt>
          {isSecret(change) ? (
            <Secret />
          ) : (
            <>
              <Value change={change} side="before" />
              <Value change={change} side="after" />
            </>
          )}
          {act && <dd className={css.act}>{act}</dd>}
        </div>
      );
    })}
  </dl>
);
