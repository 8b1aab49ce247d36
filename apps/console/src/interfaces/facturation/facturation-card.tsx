import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { facturation, type FacturationProduit } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { call, CallError } from '../../kit/client.ts';
import { ActDialog } from '../../kit/essai/act-dialog.tsx';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { facturationName } from './facturation-names.ts';

/** Months are billed whole (docs/regles/interfaces/facturation.md#whole-months). */
const consequence = (actif: boolean) =>
  actif ? 'Le mois en cours sera facturé depuis son premier jour.' : 'Le mois en cours sera facturé en entier.';

interface FacturationCardProps {
  produit: FacturationProduit;
  actif: boolean;
}

/** One product: its billing, and the button that changes it. */
export const FacturationCard = ({ produit, actif }: FacturationCardProps) => {
  const set = useWrite(facturation[produit], { touches: [dashboard.facturation, dashboard.factureeSeller, facturation.periodes] });
  const [asked, setAsked] = useState(false);
  const id = useId();
  const name = facturationName(produit);
  const word = actif ? 'Désactiver' : 'Activer';
  const body = { actif: !actif };
  const run = async () => {
    try {
      await set.mutateAsync({ body });
      setAsked(false);
      notify.done(`La facturation ${name} est ${actif ? 'désactivée' : 'activée'}.`);
    } catch {
      // The dialog shows why.
    }
  };
  return (
    <Card
      withBorder
      component="section"
      aria-labelledby={id}
      style={{ borderInlineStart: `4px solid var(--mantine-color-${actif ? 'green' : 'red'}-6)` }}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id={id}>
            {name}
          </Title>
          <StatusBadge tone={actif ? 'ok' : 'failed'}>{actif ? 'Active' : 'Inactive'}</StatusBadge>
        </Group>
        <Text>{actif ? `${name} est facturé à ce client.` : `${name} n’est pas facturé à ce client.`}</Text>
        <ActOpener
          call={facturation[produit]}
          variant="default"
          onClick={() => setAsked(true)}
          aria-label={`${word}\u00a0: ${name}`}
          w="fit-content"
        >
          {word}
        </ActOpener>
      </Stack>
      <ActDialog
        opened={asked}
        title={`${word} la facturation ${name}`}
        message={`${word} la facturation ${name} de ce client\u00a0? ${consequence(!actif)}`}
        confirm={`${word} la facturation`}
        destructive={actif}
        busy={set.isPending}
        error={set.error instanceof CallError ? set.error.message : null}
        onTry={() => call(facturation[produit], { body })}
        onConfirm={() => void run()}
        onCancel={() => {
          set.reset();
          setAsked(false);
        }}
      />
    </Card>
  );
};
