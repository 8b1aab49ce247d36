import { Text } from '@mantine/core';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ParentsPanel } from './parents-panel.tsx';
import css from './plan.module.css';
import type { Remise } from './remise.ts';
import { usePlan } from './use-plan.ts';
import { useRemise } from './use-remise.ts';

const mostShown = 50;
const unchosen = 'Choisissez d’abord ce qui reste de ce qui a été modifié depuis.';

interface RemiseDialogProps {
  remise: Remise;
  onClose: () => void;
}

/** Shows what would be put back, asks about what was changed since, then does it. */
export const RemiseDialog = ({ remise, onClose }: RemiseDialogProps) => {
  const { demande, words } = remise;
  const { query, rows, choices, choose, parents, sent, open } = usePlan(demande);
  const going = useRemise(remise, onClose);
  const { data } = query;
  const coming = query.error ? <ReadFailure query={query} /> : <LoadingState lines={3} />;
  const message = data ? (
    <>
      <Text>{data.nbLignes === 0 ? words.nothing : words.what}</Text>
      <ParentsPanel parents={parents} />
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
      title={words.title}
      message={message}
      confirm={words.act}
      busy={going.isPending}
      blocked={open > 0 ? unchosen : null}
      disabled={!data || data.nbLignes === 0 || (demande.verbe === 'revenir' && data.parEtat.pret === 0)}
      error={going.error?.message ?? null}
      onConfirm={() => going.mutate(sent)}
      onCancel={onClose}
    />
  );
};
