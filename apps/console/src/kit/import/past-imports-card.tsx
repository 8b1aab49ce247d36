import { importFields, imports, type importNames, type ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import type { Suite } from '@comptoir/contract/domains/travaux/suites';
import { Anchor, Card, Title } from '@mantine/core';
import type { Column } from '../list/columns.ts';
import { fieldColumn } from '../list/field-columns.ts';
import { RowsPanel } from '../list/rows/rows-panel.tsx';
import { useRead } from '../queries.ts';
import { ReadFailure } from '../read-failure.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const etats: Record<ImportPasse['Etat'], { word: string; tone: Tone }> = {
  enCours: { word: 'En cours', tone: 'info' },
  termine: { word: 'Terminé', tone: 'ok' },
  arrete: { word: 'Arrêté', tone: 'failed' },
};

const suites: Record<Suite, string> = { reprise: 'repris', annule: 'annulé', laisse: 'laissé ainsi' };
const etatInWords = ({ Etat, Suite: suite }: ImportPasse) => (suite ? `Arrêté, ${suites[suite]}` : etats[Etat].word);

const title = 'Imports précédents';

const columnsOf = (journalOf: (groupe: string) => string): Column<ImportPasse>[] => [
  fieldColumn('DateH', importFields.DateH, { kind: 'dateTime', width: 150 }),
  fieldColumn('Auteur', importFields.Auteur, { width: 110 }),
  fieldColumn('Fichier', importFields.Fichier, { width: 200, grow: 3 }),
  {
    id: 'Etat',
    heading: 'État',
    kind: 'text',
    value: etatInWords,
    cell: (row) => <StatusBadge tone={row.Suite ? 'off' : etats[row.Etat].tone}>{etatInWords(row)}</StatusBadge>,
    width: 150,
  },
  fieldColumn('Lignes', importFields.Lignes, { width: 90 }),
  fieldColumn('Prises', importFields.Prises, { width: 130 }),
  fieldColumn('Refusees', importFields.Refusees, { width: 144 }),
  {
    id: 'journal',
    heading: 'Journal',
    kind: 'text',
    value: () => 'Voir',
    cell: ({ Groupe, DateH, Fichier }) => (
      <Anchor href={journalOf(Groupe)} aria-label={`Journal de l’import ${Fichier} du ${DateH.slice(0, 10)}`}>
        Voir
      </Anchor>
    ),
    width: 90,
  },
];
const keyOf = ({ IDImport }: ImportPasse) => IDImport;
const nameOf = ({ Fichier }: ImportPasse) => Fichier;

interface PastImportsCardProps {
  /** Which import. */
  name: (typeof importNames)[number];
  /** Where the lines of a journal's group are seen. */
  journalOf: (groupe: string) => string;
}

/** The imports that were done here: who, when, which file, and what became of its lines. */
export const PastImportsCard = ({ name, journalOf }: PastImportsCardProps) => {
  const query = useRead(imports.list, { query: { import: name } });
  return (
    <Card withBorder>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <ReadFailure query={query} />
      {query.data && (
        <RowsPanel
          caption={title}
          rows={query.data}
          rowKey={keyOf}
          rowName={nameOf}
          columns={columnsOf(journalOf)}
          empty="Aucun import n’a été fait chez ce client."
        />
      )}
    </Card>
  );
};
