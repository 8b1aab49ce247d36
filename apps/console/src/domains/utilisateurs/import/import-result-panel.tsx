import type { ImportResult } from '@comptoir/contract/imports/result';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { PageHeader, type PageHeaderProps } from '../../../ui/page-header.tsx';
import { ImportColumns, ImportRemarks } from './import-reading-card.tsx';
import type { Corrections } from './corrections.ts';
import { ImportCorrectionsCard } from './import-corrections-card.tsx';
import { Faults, FaultsButton, ResultButton } from './import-faults-card.tsx';
import css from '../../../kit/import/import.module.css';
import { utilisateursPath } from '../utilisateurs.links.ts';

const Count = ({ count, label }: { count: number; label: string }) => (
  <Text>
    <span className={css.figure}>{count.toLocaleString('fr-FR')}</span> {label}
  </Text>
);

interface ImportResultPanelProps {
  result: ImportResult;
  csvName: string;
  parents: NonNullable<PageHeaderProps['parents']>;
  corrections: Corrections;
  onCorrect: (ligne: number, colonne: string, valeur: string) => void;
  onRetry: () => void;
  onRestart: () => void;
}

/** What the import did and refused. */
export const ImportResultPanel = ({ result, csvName, parents, corrections, onCorrect, onRetry, onRestart }: ImportResultPanelProps) => {
  const { nbUsersAddedOK, nbUsersUpdatedOK, errors, errorsSites } = result;
  const hasFaults = errors.length + errorsSites.length > 0;
  const actions = (
    <>
      <ResultButton result={result} csvName={csvName} />
      {hasFaults && <FaultsButton result={result} csvName={csvName} />}
      <Button variant="default" onClick={onRestart}>
        Importer un nouveau fichier
      </Button>
      <Button component="a" href={utilisateursPath}>
        Retour
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title="Résultat de l’import"
        purpose="Ce qui est enregistré, et ce qui ne l’est pas."
        parents={parents}
        actions={actions}
      />
      <Stack>
        <Card withBorder role="status">
          <Group gap="xl">
            <Count count={nbUsersAddedOK} label="utilisateur(s) ajouté(s)" />
            <Count count={nbUsersUpdatedOK} label="utilisateur(s) modifié(s)" />
            {!hasFaults && <Text c="dimmed">Aucune erreur.</Text>}
          </Group>
        </Card>
        <ImportCorrectionsCard
          lines={result.aCorriger}
          corrections={corrections}
          onCorrect={onCorrect}
          act="Importer ces lignes"
          onAct={onRetry}
        />
        <Faults title="Erreurs sur les utilisateurs" faults={errors} />
        <Faults title="Erreurs sur les sites" faults={errorsSites} />
        <Faults title="Remarques" faults={result.avis} />
        <ImportRemarks remarques={result.remarques} />
        <ImportColumns colonnes={result.colonnes} />
      </Stack>
    </>
  );
};
