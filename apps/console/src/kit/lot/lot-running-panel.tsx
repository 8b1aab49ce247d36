import { Card, Progress, Stack, Text, Title } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { LotStage } from './use-lot.ts';

type Running = Extract<LotStage, { name: 'running' }>;

const titles = { trial: 'Vérification en cours', change: 'Modification en cours', undo: 'Annulation en cours' } as const;
const coming = { trial: 'Envoi de la demande…', change: 'Envoi de la demande…', undo: 'Retour à l’état précédent…' } as const;
const shown = (count: number) => count.toLocaleString('fr-FR');

const LeaveDialog = ({ isTrial }: { isTrial: boolean }) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocked.status === 'blocked'}
      title={isTrial ? 'Quitter pendant la vérification\u00a0?' : 'Quitter pendant le traitement\u00a0?'}
      message={
        isTrial
          ? 'Le résultat de la vérification sera perdu. Rien n’aura été écrit.'
          : 'Le traitement continuera sur le serveur, mais vous n’en verrez pas le résultat.'
      }
      confirm="Quitter la page"
      cancel="Rester sur la page"
      destructive
      onConfirm={() => blocked.proceed?.()}
      onCancel={() => blocked.reset?.()}
    />
  );
};

/** Progress; leaving asks first. */
export const LotRunningPanel = ({ work, progress: { done, total } }: Pick<Running, 'work' | 'progress'>) => {
  const words = total ? `${shown(done)} lignes sur ${shown(total)}` : coming[work];
  return (
    <Card withBorder component="section" aria-labelledby="avancement">
      <Stack gap="sm">
        <Title order={2} id="avancement">
          {titles[work]}
        </Title>
        <Progress.Root size="lg">
          <Progress.Section value={total ? (done / total) * 100 : 0} aria-label={titles[work]} aria-valuetext={words} />
        </Progress.Root>
        <Text role="status">{words}</Text>
      </Stack>
      <LeaveDialog isTrial={work === 'trial'} />
    </Card>
  );
};
