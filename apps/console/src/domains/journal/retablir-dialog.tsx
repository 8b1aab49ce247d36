import { journal, type JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { Text } from '@mantine/core';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import type { JournalGroup } from './journal-groups.ts';
import css from './journal.module.css';
import { isUndoable, useRetablir } from './use-retablir.ts';
import { changesOf } from './words/changes.ts';
import { tableLabel } from './words/journal-tables.ts';

const mostShown = 20;

const fates = { I: 'sera retiré', U: 'redevient', D: 'sera remis' } as const;

/** A row as it will be again. */
const Row = ({ entry }: { entry: JournalEntry }) => {
  const { NomTable, Nom, IDLigne, Operation } = entry;
  return (
    <li>
      <Text size="sm">
        <strong>{Nom ?? `n°\u00a0${IDLigne}`}</strong> ({tableLabel(NomTable)}) {fates[Operation]}
        {Operation === 'U' && '\u00a0:'}
      </Text>
      {Operation === 'U' && (
        <ul>
          {changesOf(entry).map(({ field, label, before, after }) => (
            <li key={field}>
              {label ?? field}&nbsp;: <del>{after?.text}</del> → <ins>{before?.text}</ins>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const What = ({ entries, total }: { entries: readonly JournalEntry[]; total: number }) => {
  const shown = entries.filter(isUndoable).slice(0, mostShown);
  return (
    <>
      <Text>Ce que cette opération a changé redevient comme avant elle. C’est une opération de plus, qui s’annule aussi.</Text>
      <ul className={css.back}>
        {shown.map((entry) => (
          <Row key={entry.IDJournal} entry={entry} />
        ))}
      </ul>
      {total > shown.length && entries.every(isUndoable) && <Text size="sm">{`Et ${total - shown.length} autres lignes.`}</Text>}
      {!entries.every(isUndoable) && (
        <Text size="sm" mt="xs">
          Ce qui est connu ailleurs (facturation, courriels, accès de partenaires) reste tel quel.
        </Text>
      )}
    </>
  );
};

interface RetablirDialogProps {
  group: JournalGroup;
  onClose: () => void;
}

/** Shows what an operation would put back, then does it. */
export const RetablirDialog = ({ group, onClose }: RetablirDialogProps) => {
  const { Groupe, Action } = group;
  // Filters may show only some of its lines.
  const query = useRead(journal.list, { query: { groupe: Groupe } });
  const undoing = useRetablir(group, onClose);
  const { data } = query;
  const coming = query.error ? <ReadFailure query={query} /> : <LoadingState lines={3} />;
  return (
    <ConfirmDialog
      opened
      title={`Rétablir ce qu’il y avait avant «\u00a0${Action}\u00a0»\u00a0?`}
      message={data ? <What entries={data.entries} total={data.total} /> : coming}
      confirm="Rétablir"
      busy={undoing.isPending}
      error={undoing.error?.message ?? null}
      onConfirm={() => undoing.mutate()}
      onCancel={onClose}
    />
  );
};
