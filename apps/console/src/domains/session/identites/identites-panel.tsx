import { identites } from '@comptoir/contract/domains/session/identites.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/client.ts';
import { shownText } from '../../../kit/list/rows/cell-value.ts';
import { notify } from '../../../kit/notify.ts';
import { leaveFor } from '../../../kit/proof/fournisseur.ts';
import { useRead, useWrite } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import css from '../facteurs.module.css';

type Identite = Answer<typeof identites.list>['identites'][number];

/** The accounts of providers by which this person signs in. Nothing where nobody offers any. */
export const IdentitesPanel = () => {
  const query = useRead(identites.list, {}, { staleTime: 0 });
  const [removed, setRemoved] = useState<Identite | null>(null);
  const remove = useWrite(identites.retirer, { touches: [identites.list] });
  const link = useMutation({
    mutationFn: (IDFournisseur: number) => leaveFor('lien', IDFournisseur, (body) => call(identites.commencerLien, { body })),
    onError: (error) => notify.failed(error, 'Le compte n’a pas pu être lié'),
  });
  const { data } = query;
  if (query.error) return <ReadFailure query={query} />;
  if (!data || (data.identites.length === 0 && data.fournisseurs.length === 0)) return null;
  return (
    <Stack gap="sm" component="section" aria-label="Comptes de fournisseurs">
      <Title order={3}>Comptes de fournisseurs</Title>
      {data.identites.length > 0 && (
        <ul className={css.facteurs} aria-label="Comptes liés">
          {data.identites.map((one) => (
            <li key={one.IDIdentite}>
              <Group justify="space-between">
                <div>
                  <Text fw={600}>
                    {one.Nom}, {one.Compte}
                  </Text>
                  <Text size="sm" c="dimmed">
                    Lié le {shownText('dateTime', one.LieLe)}
                    {one.VueLe !== null && `, utilisé le ${shownText('dateTime', one.VueLe)}`}
                  </Text>
                </div>
                <Button size="xs" variant="default" aria-label={`Retirer ${one.Nom}, ${one.Compte}`} onClick={() => setRemoved(one)}>
                  Retirer
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {data.fournisseurs.map(({ IDFournisseur, Nom }) => (
        <Button
          key={IDFournisseur}
          variant="default"
          loading={link.isPending && link.variables === IDFournisseur}
          onClick={() => link.mutate(IDFournisseur)}
        >
          Lier un compte {Nom}
        </Button>
      ))}
      <ConfirmDialog
        opened={removed !== null}
        title="Retirer un compte de fournisseur"
        message={`Vous ne vous connecterez plus avec ${removed?.Nom ?? ''}, ${removed?.Compte ?? ''}.`}
        confirm="Retirer ce compte"
        destructive
        busy={remove.isPending}
        error={remove.error?.message ?? null}
        onConfirm={() =>
          removed &&
          remove.mutate(
            { params: { IDIdentite: removed.IDIdentite } },
            {
              onSuccess: () => {
                notify.done('Le compte est retiré.');
                setRemoved(null);
              },
            },
          )
        }
        onCancel={() => setRemoved(null)}
      />
    </Stack>
  );
};
