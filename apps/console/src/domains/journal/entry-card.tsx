import { changesOf, operations, isWhole, tableLabel, type Change } from '@comptoir/contract/domains/journal/phrases';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { recordHref } from './words/journal-tables.ts';
import { journalWith } from './journal.links.ts';
import { isRemissible, remiseOfValue } from './retour/remise.ts';
import { useReach } from './retour/use-reach.ts';
import { RemisePanel } from './retour/remise-panel.tsx';
import css from './journal.module.css';

const tones = { I: 'ok', U: 'info', D: 'failed' } satisfies Record<JournalEntry['Operation'], Tone>;

/** What people call the record; its number where it has no name. */
const nameOf = ({ Nom, IDLigne }: Pick<JournalEntry, 'Nom' | 'IDLigne'>) => Nom ?? `n°\u00a0${IDLigne}`;

/** The record, with a link to its page if it still has one. */
const Line = (entry: JournalEntry) => {
  const { NomTable } = entry;
  const href = recordHref(entry);
  const named = nameOf(entry);
  if (!href) return <span>{named}</span>;
  return (
    <Anchor href={href}>
      {named}
      <VisuallyHidden>&nbsp;: ouvrir la fiche ({tableLabel(NomTable)})</VisuallyHidden>
    </Anchor>
  );
};

const Subject = (entry: JournalEntry) => {
  const { NomTable, IDLigne } = entry;
  const { reads } = useReach();
  if (isWhole(NomTable)) return <strong>{tableLabel(NomTable)}</strong>;
  return (
    <>
      <strong>{tableLabel(NomTable)}</strong>
      <Line {...entry} />
      {reads && (
        <Anchor href={journalWith({ table: NomTable, ligne: IDLigne })} className={css.more}>
          Son historique
          <VisuallyHidden>{`\u00a0: ${tableLabel(NomTable)} ${nameOf(entry)}`}</VisuallyHidden>
        </Anchor>
      )}
    </>
  );
};

/** Added and deleted rows have many fields: they are shown on demand. */
const WholeRow = ({ entry }: { entry: JournalEntry }) => {
  const [shown, setShown] = useState(false);
  const changes = changesOf(entry);
  return (
    <details className={css.details} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>
        {entry.Operation === 'I' ? 'Valeurs créées' : 'Valeurs supprimées'} ({changes.length})
      </summary>
      {shown && <ChangesPanel changes={changes} />}
    </details>
  );
};

export interface EntryCardProps {
  entry: JournalEntry;
  /** The record is named elsewhere. */
  bare?: boolean;
  /** Each value can be put back. */
  values?: boolean;
}

/** One line of the journal: what happened to which record, before and after. */
export const EntryCard = ({ entry, bare = false, values = false }: EntryCardProps) => {
  const { mayRestore } = useReach();
  const actOf = (change: Change) =>
    isRemissible(entry, change) &&
    mayRestore(entry) && (
      <RemisePanel
        quiet
        remise={remiseOfValue(entry, change)}
        of={`«\u00a0${change.label ?? change.field}\u00a0» d’avant le ${shownText('dateTime', entry.DateH)}`}
      />
    );
  return (
    <li className={css.entry}>
      <div className={css.subject}>
        <StatusBadge tone={tones[entry.Operation]}>{operations[entry.Operation]}</StatusBadge>
        {!bare && <Subject {...entry} />}
      </div>
      {entry.Operation === 'U' ? (
        <ChangesPanel changes={changesOf(entry)} actOf={values ? actOf : undefined} />
      ) : (
        <WholeRow entry={entry} />
      )}
    </li>
  );
};
