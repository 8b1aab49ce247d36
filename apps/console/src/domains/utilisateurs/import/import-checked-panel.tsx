import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import type { ImportResult } from '@comptoir/contract/imports/result';
import { Alert, Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { CallError } from '../../../kit/client.ts';
import { counted } from '../../../kit/counted.ts';
import { FormMessage } from '../../../kit/form/form-message.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import type { Filter } from '../../../kit/list/filters/filters.ts';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/record-coming.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Corrections } from './corrections.ts';
import { ImportCorrectionsCard } from './import-corrections-card.tsx';
import { FaultsButton } from './import-faults-card.tsx';
import { ImportColumns, ImportRemarks } from './import-reading-card.tsx';
import { checkedLines, countEffets, effets, type CheckedLine, type Effet } from './import-lines.ts';

const tones: Record<Effet, Tone> = { ajout: 'ok', modification: 'info', inchange: 'off', refus: 'failed' };

const columns: Column<CheckedLine>[] = [
  { id: 'ligne', heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne, width: 76 },
  {
    id: 'effet',
    heading: 'Effet',
    kind: 'text',
    value: ({ effet }) => effets[effet],
    cell: ({ effet }) => <StatusBadge tone={tones[effet]}>{effets[effet]}</StatusBadge>,
    width: 128,
  },
  { id: 'LoginWEB', heading: 'Login', kind: 'text', value: ({ LoginWEB }) => LoginWEB, searched: true, width: 112 },
  { id: 'Name', heading: 'Nom', kind: 'text', value: ({ Name }) => Name, searched: true, width: 160, grow: 2 },
  { id: 'champs', heading: 'Champs écrits', kind: 'text', value: ({ champs }) => champs, width: 200, grow: 4 },
  { id: 'sites', heading: 'Sites ajoutés', kind: 'text', value: ({ sites: names }) => names, width: 140, grow: 2 },
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
const nameOf = ({ ligne, LoginWEB }: CheckedLine) => `Ligne ${ligne} ${LoginWEB}`;

const Summary = ({ result }: { result: ImportResult }) => {
  const { ajout, modification, inchange, refus } = countEffets(result);
  const parts = [
    counted(ajout, 'utilisateur à ajouter', 'utilisateurs à ajouter'),
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
  result: ImportResult;
  error: CallError | null;
  csvName: string;
  parents: readonly { label: string; href: string }[];
  corrections: Corrections;
  onCorrect: (ligne: number, colonne: string, valeur: string) => void;
  onCheck: () => void;
  onImport: () => void;
  /** Back to the sheet and the columns. */
  onReopen: (() => void) | null;
  onRestart: () => void;
}

/** What the import would do, line by line. */
export const ImportCheckedPanel = ({
  result,
  error,
  csvName,
  parents,
  corrections,
  onCorrect,
  onCheck,
  onImport,
  onReopen,
  onRestart,
}: ImportCheckedPanelProps) => {
  const named = useRead(sites.list, {});
  const names = named.data;
  const lines = useMemo(() => {
    const known = new Map(names?.map(({ IDSite, Descr }) => [IDSite, Descr]));
    return checkedLines(result, (IDSite) => known.get(IDSite) ?? String(IDSite));
  }, [result, names]);
  const query = useMemo(
    () => ({ data: lines, error: null, isFetching: false, refetch: () => Promise.reject(new Error('lines are not read again')) }),
    [lines],
  );
  const hasFaults = result.errors.length + result.errorsSites.length > 0;
  return (
    <ListPage<CheckedLine>
      title="Vérification de l’import"
      purpose="Ce que l’import ferait, ligne par ligne."
      parents={parents}
      actions={
        <>
          {hasFaults && <FaultsButton result={result} csvName={csvName} />}
          {onReopen && (
            <Button variant="default" onClick={onReopen}>
              Feuille et colonnes
            </Button>
          )}
          <Button variant="default" onClick={onRestart}>
            Choisir un autre fichier
          </Button>
          <Button onClick={onImport} disabled={result.nbUsersAddedOK + result.nbUsersUpdatedOK === 0}>
            Importer
          </Button>
        </>
      }
      notice={
        <Stack gap="xs" mb="sm">
          <FormMessage error={error} has={() => false} />
          <ReadFailure query={named} />
          <Summary result={result} />
          <ImportRemarks remarques={result.remarques} />
          <ImportColumns colonnes={result.colonnes} />
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
