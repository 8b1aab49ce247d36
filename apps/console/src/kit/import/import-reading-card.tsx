import type { ImportResult } from '@comptoir/contract/imports/result';
import { Alert, Card, List, Title } from '@mantine/core';
import type { Column } from '../list/columns.ts';
import { RowsPanel } from '../list/rows/rows-panel.tsx';

type Read = ImportResult['colonnes'][number];

const title = 'Lecture des colonnes';
const columns: Column<Read>[] = [
  { id: 'colonne', heading: 'Colonne', kind: 'text', value: ({ colonne }) => colonne, width: 96 },
  { id: 'titre', heading: 'Titre dans le fichier', kind: 'text', value: ({ titre }) => titre, width: 220, grow: 1 },
  { id: 'champ', heading: 'Lue comme', kind: 'text', value: ({ champ }) => champ ?? 'N’est pas lue', width: 220, grow: 1 },
];
const keyOf = ({ colonne }: Read) => colonne;
const nameOf = ({ colonne, titre }: Read) => `Colonne ${colonne}, ${titre}`;

/** What each column was taken for, where the titles are not those of the template. */
export const ImportColumns = ({ colonnes }: Pick<ImportResult, 'colonnes'>) =>
  colonnes.length > 0 && (
    <Card withBorder>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <RowsPanel caption={title} rows={colonnes} rowKey={keyOf} rowName={nameOf} columns={columns} empty="Aucune colonne." />
    </Card>
  );

/** What a person should know of the reading of the whole file. */
export const ImportRemarks = ({ remarques }: Pick<ImportResult, 'remarques'>) =>
  remarques.length > 0 && (
    <Alert color="yellow" variant="light" title="Lecture du fichier">
      <List>
        {remarques.map((remarque) => (
          <List.Item key={remarque}>{remarque}</List.Item>
        ))}
      </List>
    </Alert>
  );
