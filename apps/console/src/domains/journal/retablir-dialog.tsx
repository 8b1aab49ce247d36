import { Text } from '@mantine/core';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import type { JournalGroup } from './journal-groups.ts';
import { PlanPanel } from './retour/plan-panel.tsx';
import { usePlan } from './retour/use-plan.ts';
import { demandeOf, useRetablir } from './use-retablir.ts';
import css from './journal.module.css';

const mostShown = 50;
const what = 'Ce que cette opération a changé redevient comme avant elle. C’est une opération de plus, qui s’annule aussi.';
const nothing = 'Il n’y a rien à rétablir\u00a0: tout est déjà comme avant cette opération.';
const unchosen = 'Choisissez d’abord ce qui reste de ce qui a été modifié depuis.';

interface RetablirDialogProps {
  group: Pick<JournalGroup, 'Groupe' | 'Action'>;
  onClose: () => void;
}

/** Shows what an operation would put back, asks about what was changed since, then does it. */
export const RetablirDialog = ({ group, onClose }: RetablirDialogProps) => {
  const { Action } = group;
  const { query, rows, choices, choose, choix, open } = usePlan(demandeOf(group));
  const undoing = useRetablir(group, onClose);
  const { data } = query;
  const coming = query.error ? <ReadFailure query={query} /> : <LoadingState lines={3} />;
  const message = data ? (
    <>
      <Text>{data.nbLignes === 0 ? nothing : what}</Text>
      <div className={css.back}>
        <PlanPanel rows={rows.slice(0, mostShown)} total={data.nbLignes} choices={choices} onChoose={choose} />
      </div>
    </>
  ) : (
    coming
  );
  return (
    <ConfirmDialog
      opened
      title={`Rétablir ce qu’il y avait avant «\u00a0${Action}\u00a0»\u00a0?`}
      message={message}
      confirm="Rétablir"
      busy={undoing.isPending}
      blocked={open > 0 ? unchosen : null}
      disabled={!data || data.nbLignes === 0}
      error={undoing.error?.message ?? null}
      onConfirm={() => undoing.mutate(choix)}
      onCancel={onClose}
    />
  );
};
