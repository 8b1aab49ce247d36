import { Alert, Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { CallError } from '../client.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { EffectsAbove } from '../essai/see-effects.tsx';
import { FormMessage } from '../form/form-message.tsx';
import type { Column } from '../list/columns.ts';
import type { Filter } from '../list/filters/filters.ts';
import { ListPage } from '../list/list-page.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import type { Corrections } from './corrections.ts';
import { ImportCorrectionsCard } from './import-corrections-card.tsx';
import { FaultsButton } from './import-faults-card.tsx';
import { ImportColumns, ImportRemarks } from './import-reading-card.tsx';
import { checkedLines, countEffets, effets, keyHeader, type CheckedLine, type Effet } from './import-lines.ts';
import type { ImportScreen, Outcome } from './screen.ts';

const tones: Record<Effet, Tone> = { ajout: 'ok', modification: 'info', inchange: 'off', refus: 'failed' };

const columnsOf = (screen: ImportScreen): Column<CheckedLine>[] => [
  { id: 'ligne', heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne, width: 76 },
  {
    id: 'effet',
    heading: 'Effet',
    kind: 'text',
    value: ({ effet }) => effets[effet],
    cell: ({ effet }) => <StatusBadge tone={tones[effet]}>{effets[effet]}</StatusBadge>,
    width: 128,
  },
  { id: 'cle', heading: keyHeader(screen), kind: 'text', value: ({ cle }) => cle, searched: true, width: 112 },
  ...(screen.spec.words.nom === undefined
    ? []
    : [
        {
          id: 'nom',
          heading: screen.spec.words.nom,
          kind: 'text' as const,
          value: ({ nom }: CheckedLine) => nom,
          searched: true,
          width: 160,
          grow: 2,
        },
      ]),
  { id: 'champs', heading: 'Champs écrits', kind: 'text', value: ({ champs }) => champs, width: 200, grow: 4 },
  ...(screen.detail
    ? [
        {
          id: 'detail',
          heading: screen.detail.heading,
          kind: 'text' as const,
          value: ({ detail }: CheckedLine) => detail,
          width: 140,
          grow: 2,
        },
      ]
    : []),
  { id: 'remarques', heading: 'Erreurs', kind: 'text', value: ({ remarques }) => remarques, searched: true, width: 220, grow: 5 },
  { id: 'avis', heading: 'Remarques', kind: 'text', value: ({ avis }) => avis, searched: true, width: 180, grow: 4 },
];

const filters: Filter<CheckedLine>[] = [
  {
    kind: 'select',
    key: 'effet',
    label: 'Effet',
    all: 'Tous',
    options: Object.entries(effets).map(([value, label]) => ({ value, label })),
    keeps: ({ effet }, value) => effet === value,
  },
  { kind: 'tick', key: 'erreurs', label: 'Avec une erreur seulement', keeps: ({ remarques }, ticked) => !ticked || remarques !== '' },
];

const keyOf = ({ ligne }: CheckedLine) => ligne;
const nameOf = ({ ligne, cle }: CheckedLine) => `Ligne ${ligne} ${cle}`;

const Summary = ({ result, words: { un, des } }: { result: Outcome; words: ImportScreen['spec']['words'] }) => {
  const { ajout, modification, inchange, refus } = countEffets(result);
  const parts = [
    counted(ajout, `${un} à ajouter`, `${des} à ajouter`),
    counted(modification, 'à modifier', 'à modifier'),
    counted(inchange, 'ligne sans changement', 'lignes sans changement'),
    counted(refus, 'ligne refusée', 'lignes refusées'),
  ];
  return (
    <Alert color={refus > 0 ? 'yellow' : 'blue'} variant="light" title="Rien n’est encore écrit" role="status">
      {parts.join(', ')}. {ajout + modification === 0 && 'Il n’y a rien à importer.'}
    </Alert>
  );
};

interface ImportCheckedPanelProps {
  screen: ImportScreen;
  result: Outcome;
  error: CallError | null;
  csvName: string;
  corrections: Corrections;
  onCorrect: (ligne: number, colonne: string, valeur: string) => void;
  onCheck: () => void;
  onImport: () => void;
  onTry: () => Promise<unknown>;
  /** Back to the sheet and the columns. */
  onReopen: (() => void) | null;
  onRestart: () => void;
}

const nothing = () => '';
const useNone = () => nothing;

/** What the import would do, line by line. */
export const ImportCheckedPanel = ({
  screen,
  result,
  error,
  csvName,
  corrections,
  onCorrect,
  onCheck,
  onImport,
  onTry,
  onReopen,
  onRestart,
}: ImportCheckedPanelProps) => {
  const detailOf = (screen.detail?.useWords ?? useNone)();
  const lines = useMemo(() => checkedLines(result, detailOf), [result, detailOf]);
  const columns = useMemo(() => columnsOf(screen), [screen]);
  const { ajout, modification } = countEffets(result);
  const query = useMemo(
    () => ({ data: lines, error: null, isFetching: false, refetch: () => Promise.reject(new Error('lines are not read again')) }),
    [lines],
  );
  const hasFaults = result.errors.length + (result.errorsSites?.length ?? 0) > 0;
  return (
    <ListPage<CheckedLine>
      title="Vérification de l’import"
      purpose="Ce que l’import ferait, ligne par ligne."
      parents={[screen.back]}
      actions={
        <>
          {hasFaults && <FaultsButton screen={screen} result={result} csvName={csvName} />}
          {onReopen && (
            <Button variant="default" onClick={onReopen}>
              Feuille et colonnes
            </Button>
          )}
          <Button variant="default" onClick={onRestart}>
            Choisir un autre fichier
          </Button>
          <Button onClick={onImport} disabled={ajout + modification === 0}>
            Importer
          </Button>
        </>
      }
      notice={
        <Stack gap="xs" mb="sm">
          <FormMessage error={error} has={() => false} />
          <Summary result={result} words={screen.spec.words} />
          <ImportRemarks remarques={result.remarques} />
          <ImportColumns colonnes={result.colonnes} />
          {ajout + modification > 0 && <EffectsAbove act={onTry} />}
          <ImportCorrectionsCard
            lines={result.aCorriger}
            corrections={corrections}
            onCorrect={onCorrect}
            act="Vérifier à nouveau"
            onAct={onCheck}
          />
        </Stack>
      }
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      empty={{ text: 'Ce fichier ne contient aucune ligne.', next: null }}
      csvName={`${csvName}_verification`}
    />
  );
};
