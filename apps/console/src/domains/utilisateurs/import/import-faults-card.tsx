import type { ImportResult } from '@comptoir/contract/imports/result';
import { Button, Card, Title } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { Column } from '../../../kit/list/columns.ts';
import { download } from '../../../kit/list/csv.ts';
import { notify } from '../../../kit/notify.ts';
import { checkedLines, faultsCsv, resultColumns, type Fault } from './import-lines.ts';
import { RowsPanel } from '../../../kit/list/rows/rows-panel.tsx';

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

export const FaultsButton = ({ result, csvName }: { result: ImportResult; csvName: string }) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={18} aria-hidden />}
    onClick={() => download(`${csvName}_erreurs.csv`, faultsCsv(result))}
  >
    Télécharger les erreurs
  </Button>
);

/** The whole result as a workbook, with what is to be said of each line. */
export const ResultButton = ({ result, csvName }: { result: ImportResult; csvName: string }) => (
  <Button
    variant="default"
    leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
    onClick={() =>
      void import('../../../kit/list/export/xlsx.ts')
        .then(({ xlsxOf, xlsxType }) =>
          download(`${csvName}_resultat.xlsx`, xlsxOf('Résultat de l’import', resultColumns, checkedLines(result, String)), xlsxType),
        )
        .catch((error: unknown) => notify.failed(error))
    }
  >
    Télécharger le résultat
  </Button>
);
