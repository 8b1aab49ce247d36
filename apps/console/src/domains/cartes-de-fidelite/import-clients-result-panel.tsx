import type { ImportClientsResult } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { Alert, Button, Card, Group, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Column } from '../../kit/list/columns.ts';
import { csvOf, download } from '../../kit/list/csv.ts';
import { RowsPanel } from '../../kit/list/rows/rows-panel.tsx';

type Refus = ImportClientsResult['refus'][number];

const columns = [
  { id: 'ligne', heading: 'Ligne', kind: 'id', value: ({ ligne }: Refus) => ligne, width: 88 },
  { id: 'VIN', heading: 'VIN', kind: 'text', value: ({ VIN }: Refus) => VIN, width: 200, grow: 1 },
  { id: 'message', heading: 'Raison', kind: 'text', value: ({ message }: Refus) => message, width: 320, grow: 4 },
] satisfies Column<Refus>[];
const keyOf = ({ ligne }: Refus) => ligne;
const nameOf = ({ ligne, VIN }: Refus) => `Ligne ${ligne} ${VIN}`;

/** The tone depends on what was imported (docs/regles/listes.md#loyalty-cards). */
const Banner = ({ nbRows, message, nbInchanges }: ImportClientsResult) => {
  const color = nbRows === 0 ? 'red' : message === '' ? 'green' : 'yellow';
  const already = nbInchanges > 0 && nbRows > 0 ? `${nbInchanges.toLocaleString('fr-FR')} déjà à jour. ` : '';
  return (
    <Alert
      color={color}
      variant="light"
      role="status"
      title={nbRows > 0 ? `${nbRows.toLocaleString('fr-FR')} clients mis à jour` : undefined}
    >
      {already}
      {message}
    </Alert>
  );
};

interface ImportClientsResultPanelProps {
  result: ImportClientsResult;
  csvName: string;
  onRestart: () => void;
}

/** What the import did, and each line that it refused. */
export const ImportClientsResultPanel = ({ result, csvName, onRestart }: ImportClientsResultPanelProps) => {
  const { refus } = result;
  return (
    <Stack>
      <Banner {...result} />
      <Group>
        <Button onClick={onRestart}>Importer un autre fichier</Button>
        {refus.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => download(`${csvName}.csv`, csvOf(columns, refus))}
          >
            Télécharger les lignes refusées
          </Button>
        )}
      </Group>
      {refus.length > 0 && (
        <Card withBorder>
          <Title order={2} mb="xs">
            Lignes refusées ({refus.length.toLocaleString('fr-FR')})
          </Title>
          <RowsPanel
            caption="Lignes refusées"
            rows={refus}
            rowKey={keyOf}
            rowName={nameOf}
            columns={columns}
            empty="Aucune ligne n’est refusée."
          />
        </Card>
      )}
    </Stack>
  );
};
