import { acces, type Changement, type Visite } from '@comptoir/contract/domains/acces/acces.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, List, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { undoOperation } from '../../kit/undo/undo-calls.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

const operations = { I: 'ajout', U: 'modification', D: 'suppression' } as const;

const Change = ({ changement }: { changement: Changement }) => {
  const { Groupe, DateH, Action, EstAnnule, EstAnnulable, lignes } = changement;
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoOperation(Groupe),
    onSuccess: async () => {
      // Anything may show what was put back.
      await client.invalidateQueries();
      notify.done(`«\u00a0${Action}\u00a0» est annulé.`);
    },
    onError: (error) => notify.failed(error, 'L’opération n’a pas pu être annulée'),
  });
  return (
    <Paper withBorder p="sm" component="li">
      <Text fw={600}>
        {Action} {EstAnnule && <StatusBadge tone="off">Annulé</StatusBadge>}
      </Text>
      <Text size="sm" c="dimmed">
        {shownText('dateTime', DateH)}
      </Text>
      <List size="sm" my="xs">
        {lignes.map(({ Quoi, Nom, Operation, Champs }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an operation have no other name, and do not change
          <List.Item key={at}>
            {Quoi}
            {Nom !== null && ` «\u00a0${Nom}\u00a0»`}&nbsp;: {operations[Operation]}
            {Champs.length > 0 && ` (${Champs.join(', ')})`}
          </List.Item>
        ))}
      </List>
      {EstAnnulable && (
        <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate()} aria-label={`Annuler ${Action}`}>
          Annuler
        </Button>
      )}
    </Paper>
  );
};

/** What an operator changed during a visit; the server says what may be undone by whom. */
export const ChangementsDialog = ({ visite, onClose }: { visite: Visite; onClose: () => void }) => {
  const query = useRead(acces.changements, { params: { IDSession: visite.IDSession } }, { staleTime: 0 });
  const { data, error } = query;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Modifications ${ofName(visite.Operateur)}`}
      size="lg"
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      <ReadFailure query={query} />
      {data ? (
        <Stack gap="sm" component="ul" p={0} m={0} aria-label="Modifications">
          {data.changements.map((changement) => (
            <Change key={changement.Groupe} changement={changement} />
          ))}
        </Stack>
      ) : (
        !error && <LoadingState lines={4} />
      )}
      {data?.changements.length === 0 && <EmptyState message="Rien n’a été modifié pendant cette visite." />}
      {data?.EstCoupe && <Text size="sm">Seules les modifications les plus récentes sont montrées.</Text>}
    </Dialog>
  );
};
