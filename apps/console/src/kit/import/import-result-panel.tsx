import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { ImportColumns, ImportRemarks } from './import-reading-card.tsx';
import { useSessionInfo } from '../session.ts';
import type { Corrections } from './corrections.ts';
import { ImportCorrectionsCard } from './import-corrections-card.tsx';
import { Faults, FaultsButton, ResultButton } from './import-faults-card.tsx';
import css from './import.module.css';
import { countEffets } from './import-lines.ts';
import type { ImportScreen, Outcome } from './screen.ts';

const Count = ({ count, label }: { count: number; label: string }) => (
  <Text>
    <span className={css.figure}>{count.toLocaleString('fr-FR')}</span> {label}
  </Text>
);

interface ImportResultPanelProps {
  screen: ImportScreen;
  result: Outcome;
  /** What was written, file by file: lines that were corrected are sent again. */
  operations: readonly string[];
  csvName: string;
  corrections: Corrections;
  onCorrect: (ligne: number, colonne: string, valeur: string) => void;
  onRetry: () => void;
  onRestart: () => void;
}

const undoOf = (operations: readonly string[], at: number) => {
  if (operations.length === 1) return 'Annuler cet import…';
  return at === 0 ? 'Annuler le premier envoi…' : `Annuler l’envoi ${at + 1}…`;
};

/** What the import did and refused. */
export const ImportResultPanel = (props: ImportResultPanelProps) => {
  const { screen, result, operations, csvName, corrections, onCorrect, onRetry, onRestart } = props;
  const { kind } = useSessionInfo();
  const { errors, errorsSites = [] } = result;
  const { ajout, modification } = countEffets(result);
  const { un, des, feminin } = screen.spec.words;
  const e = feminin ? 'e' : '';
  const hasFaults = errors.length + errorsSites.length > 0;
  const actions = (
    <>
      <ResultButton screen={screen} result={result} csvName={csvName} />
      {hasFaults && <FaultsButton screen={screen} result={result} csvName={csvName} />}
      {kind === 'operator' &&
        ajout + modification > 0 &&
        operations.map((operation, at) => (
          <Button key={operation} component="a" variant="default" href={`/temps/retour?${new URLSearchParams({ operation })}`}>
            {undoOf(operations, at)}
          </Button>
        ))}
      <Button variant="default" onClick={onRestart}>
        Importer un nouveau fichier
      </Button>
      <Button component="a" href={screen.back.href}>
        Retour
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title="Résultat de l’import"
        purpose="Ce qui est enregistré, et ce qui ne l’est pas."
        parents={[screen.back]}
        actions={actions}
      />
      <Stack>
        <Card withBorder role="status">
          <Group gap="xl">
            <Count count={ajout} label={`${un}(s) ajouté${e}(s)`} />
            <Count count={modification} label={`${un}(s) modifié${e}(s)`} />
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
        <Faults title={`Erreurs sur les ${des}`} faults={errors} />
        <Faults title="Erreurs sur les sites" faults={errorsSites} />
        <Faults title="Remarques" faults={result.avis} />
        <ImportRemarks remarques={result.remarques} />
        <ImportColumns colonnes={result.colonnes} />
      </Stack>
    </>
  );
};
