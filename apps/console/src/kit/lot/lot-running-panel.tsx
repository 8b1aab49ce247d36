import { Card, Progress, Stack, Text, Title } from '@mantine/core';
import { LeaveRunningDialog } from '../travaux/leave-running-dialog.tsx';
import type { LotStage } from './use-lot.ts';

type Running = Extract<LotStage, { name: 'running' }>;

const titles = { trial: 'Vérification en cours', change: 'Modification en cours', undo: 'Annulation en cours' } as const;
const coming = { trial: 'Envoi de la demande…', change: 'Envoi de la demande…', undo: 'Retour à l’état précédent…' } as const;
const shown = (count: number) => count.toLocaleString('fr-FR');

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
      <LeaveRunningDialog isTrial={work === 'trial'} of="le traitement" />
    </Card>
  );
};
