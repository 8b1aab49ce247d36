import { identites } from '@comptoir/contract/domains/session/identites.calls';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { call, type CallError } from '../client.ts';
import { useRead } from '../queries.ts';
import { leaveFor } from './fournisseur.ts';

/**
 * Whoever signs in at a provider says there who they are. The page is left, and opens again at the same place with its drafts: what
 * was asked for is asked once more, and then goes on.
 */
export const ProofFournisseurs = ({ disabled }: { disabled: boolean }) => {
  const { data } = useRead(identites.list, {}, { staleTime: 0 });
  const leave = useMutation<void, CallError, number>({
    mutationFn: (IDFournisseur) => leaveFor('preuve', IDFournisseur, (body) => call(identites.commencerPreuve, { body })),
  });
  if (!data || data.identites.length === 0) return null;
  return (
    <>
      {data.identites.map(({ IDIdentite, IDFournisseur, Nom, Compte }) => (
        <Button
          key={IDIdentite}
          variant="default"
          disabled={disabled}
          loading={leave.isPending && leave.variables === IDFournisseur}
          onClick={() => leave.mutate(IDFournisseur)}
        >
          Confirmer avec {Nom} ({Compte})
        </Button>
      ))}
      <Text size="xs" c="dimmed">
        Vous reviendrez ici, avec ce que vous aviez saisi&nbsp;; recommencez alors l’opération.
      </Text>
      {leave.error && <ErrorState message={leave.error.message} requestId={leave.error.requestId} />}
    </>
  );
};
