import { Card, Group, Loader, Progress, Stack, Text, Title } from '@mantine/core';
import type { Progress as Sent } from './send-file.ts';

const shown = (count: number) => count.toLocaleString('fr-FR');

const wordsOf = (progress: Sent) => {
  if (progress.step === 'envoi') return `Envoi du fichier… ${Math.round(progress.share * 100)}\u00a0%`;
  if (progress.step === 'lecture') return 'Lecture du fichier…';
  return `${shown(progress.done)} lignes sur ${shown(progress.total)}`;
};

interface ImportProgressPanelProps {
  essai: boolean;
  progress: Sent;
}

/** Progress: the upload, then the lines. */
export const ImportProgressPanel = ({ essai, progress }: ImportProgressPanelProps) => {
  const words = wordsOf(progress);
  const title = essai ? 'Vérification du fichier' : 'Import en cours';
  return (
    <Card withBorder component="section" aria-labelledby="avancement">
      <Stack gap="sm">
        <Title order={2} id="avancement">
          {title}
        </Title>
        {progress.step === 'lignes' && (
          <Progress.Root size="lg">
            <Progress.Section
              value={progress.total ? (progress.done / progress.total) * 100 : 0}
              aria-label={title}
              aria-valuetext={words}
            />
          </Progress.Root>
        )}
        <Group gap="xs">
          {progress.step !== 'lignes' && <Loader aria-hidden />}
          <Text>{words}</Text>
        </Group>
        <Text c="dimmed">
          {essai
            ? 'Rien n’est écrit pendant la vérification.'
            : 'Chaque ligne enregistrée l’est définitivement : restez sur la page jusqu’au résultat.'}
        </Text>
      </Stack>
    </Card>
  );
};
