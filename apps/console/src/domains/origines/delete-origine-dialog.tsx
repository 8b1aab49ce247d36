import { origines, type Origine, type OrigineUse } from '@comptoir/contract/domains/origines/origines.calls';
import { Button, List, Text } from '@mantine/core';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { call } from '../../kit/client.ts';
import { EffectsWithin } from '../../kit/essai/see-effects.tsx';
import { useIsTrying } from '../../kit/essai/use-is-trying.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { usedText, lineText } from './origine-words.ts';

const Uses = ({ uses }: { uses: readonly OrigineUse[] }) =>
  uses.length === 0 ? (
    <Text>Cette origine sera supprimee definitivement</Text>
  ) : (
    <>
      <Text>{usedText(uses.length)}</Text>
      <List>
        {uses.map((use) => (
          <List.Item key={use.table}>{lineText(use)}</List.Item>
        ))}
      </List>
    </>
  );

interface DeleteOrigineDialogProps {
  opened: boolean;
  row: Origine;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** First shows where an origin is used; only an unused one may be deleted. */
export const DeleteOrigineDialog = ({ opened, row, onDeleted, onClose }: DeleteOrigineDialogProps) => {
  const params = { IDOrigineAction: row.IDOrigineAction };
  const sayDone = useSayDone();
  const trying = useIsTrying();
  const remove = useWrite(origines.remove);
  // Always asked again: other products write too. A deleted origin has no uses to ask for.
  const query = useRead(origines.use, { params }, { staleTime: 0, gcTime: 0, enabled: remove.isIdle || remove.isError });
  const isUnused = query.data?.length === 0 && !query.isFetching;
  const act = async () => {
    const removed = await remove.mutateAsync({ params });
    sayDone(removed, 'L’origine est supprimée.');
    onClose();
    onDeleted?.();
  };
  const buttons = (
    <>
      <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
        {isUnused ? 'Annuler' : 'Fermer'}
      </Button>
      {isUnused && (
        // The write's own error, above, shows the refusal.
        <Button color="red" onClick={() => void act().catch(() => undefined)} loading={remove.isPending} disabled={trying}>
          Supprimer l’origine
        </Button>
      )}
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title="Supprimer l’origine" busy={remove.isPending} footer={buttons}>
      <Text fw={600} mb="xs">{`«\u00a0${row.Libelle}\u00a0»`}</Text>
      {query.isFetching && <LoadingState />}
      {query.data && !query.isFetching && <Uses uses={query.data} />}
      {opened && isUnused && !remove.error && (
        <EffectsWithin isAuto act={() => call(origines.remove, { params })} disabled={remove.isPending} />
      )}
      <ReadFailure isPart query={query} />
      {remove.error && <ErrorState message={remove.error.message} requestId={remove.error.requestId} />}
    </Dialog>
  );
};
