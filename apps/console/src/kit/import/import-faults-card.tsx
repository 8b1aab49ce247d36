import { Button, Card, Title } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { Column } from '../list/columns.ts';
import { download } from '../list/csv.ts';
import { notify } from '../notify.ts';
import { checkedLines, faultsCsv, resultColumns, type Fault } from './import-lines.ts';
import { RowsPanel } from '../list/rows/rows-panel.tsx';
import type { ImportScreen, Outcome } from './screen.ts';

interface PlacedFault extends Fault {
  place: number;
}

const columns: Column<PlacedFault>[] = [
  { id: 'ligne', heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne, width: 88 },
  { id: 'colonne', heading: 'Colonne', kind: 'text', value: ({ colonne }) => colonne, width: 180, grow: 1 },
  { id: 'message', heading: 'Erreur', kind: 'text', value: ({ message }) => message, width: 320, grow: 4 },
];
const keyOf = ({ place }: PlacedFault) => place;
const nameOf = ({ ligne, colonne }: PlacedFault) => `Ligne ${ligne}, ${colonne}`;

/** Faults by line and column. */
export const Faults = ({ title, faults }: { title: string; faults: readonly Fault[] }) =>
  faults.length > 0 && (
    <Card withBorder>
      <Title order={2} mb="xs">
        {title} ({faults.length.toLocaleString('fr-FR')})
      </Title>
      <RowsPanel
        caption={title}
        rows={faults.map((fault, place) => ({ ...fault, place }))}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        empty="Aucune erreur."
      />
    </Card>
  );

interface ResultProps {
  screen: ImportScreen;
  result: Outcome;
  csvName: string;
}

export const FaultsButton = ({ screen, result, csvName }: ResultProps) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={18} aria-hidden />}
    onClick={() => download(`${csvName}_erreurs.csv`, faultsCsv(screen, result))}
  >
    Télécharger les erreurs
  </Button>
);

const siteIds = ({ sitesAjoutes = [] }: Outcome['lignes'][number]) => sitesAjoutes.join(', ');

/** The whole result as a workbook, with what is to be said of each line. */
export const ResultButton = ({ screen, result, csvName }: ResultProps) => (
  <Button
    variant="default"
    leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
    onClick={() =>
      void import('../list/export/xlsx.ts')
        .then(({ xlsxOf, xlsxType }) =>
          download(
            `${csvName}_resultat.xlsx`,
            xlsxOf('Résultat de l’import', resultColumns(screen), checkedLines(result, siteIds)),
            xlsxType,
          ),
        )
        .catch((error: unknown) => notify.failed(error))
    }
  >
    Télécharger le résultat
  </Button>
);
