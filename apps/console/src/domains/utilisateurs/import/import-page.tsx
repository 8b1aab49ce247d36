import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LeaveGuard } from '../../../kit/form/saving/leave-guard.tsx';
import { ImportCheckedPanel } from './import-checked-panel.tsx';
import { ImportFilePanel } from './import-file-panel.tsx';
import { isTouched } from '../../../kit/import/column-choices.ts';
import { ColumnsPanel } from '../../../kit/import/columns-panel.tsx';
import { ImportLeaveDialog } from '../../../kit/import/import-leave-dialog.tsx';
import { ImportProgressPanel } from '../../../kit/import/import-progress-panel.tsx';
import { PastImportsCard } from '../../../kit/import/past-imports-card.tsx';
import { journalWith } from '../../journal/journal.links.ts';
import { ImportResultPanel } from './import-result-panel.tsx';
import { useAccess } from '../use-access.ts';
import { useFocusOnStage } from '../../../kit/import/use-focus-on-stage.ts';
import { useImport, type Stage } from './use-import.ts';
import css from '../../../kit/import/import.module.css';
import { utilisateursPath } from '../utilisateurs.links.ts';

const dropped = 'Des lignes attendent encore d’être corrigées\u00a0: ce qui a été saisi pour elles sera perdu.';
const unused = 'Le fichier n’est pas encore importé\u00a0: vos choix de colonnes seront perdus.';

/** Whether leaving loses what was chosen or typed. */
const loses = (stage: Stage, isCorrected: boolean) => {
  if (stage.name === 'columns') return isTouched(stage.reading, stage.choices);
  return (stage.name === 'checked' || stage.name === 'imported') && stage.result.aCorriger.length > 0 && isCorrected;
};

const parents = [{ label: 'Utilisateurs', href: utilisateursPath }];

export const ImportPage = () => {
  const { BDGp } = useAccess();
  const { stage, error, corrections, correct, choose, start, run, readAgain, forget, reopen, restart } = useImport();
  const root = useFocusOnStage(stage.name);
  const navigate = useNavigate();
  const csvName = `${BDGp}_import_utilisateurs`;
  const again = () => {
    restart();
    // The filters of the last trial are in the address.
    void navigate({ to: '.', search: {}, replace: true });
  };
  return (
    <div ref={root} tabIndex={-1} className={css.stage}>
      {(stage.name === 'choose' || stage.name === 'running' || stage.name === 'columns') && (
        <PageHeader title="Import d’utilisateurs" purpose="Ajouter et modifier des utilisateurs avec un fichier Excel." parents={parents} />
      )}
      {stage.name === 'choose' && (
        <Stack>
          <ImportFilePanel file={stage.file} error={error} onSend={start} />
          <PastImportsCard name="utilisateurs" journalOf={(groupe) => journalWith({ groupe })} />
        </Stack>
      )}
      {stage.name === 'columns' && (
        <ColumnsPanel
          fileName={stage.file.name}
          reading={stage.reading}
          choices={stage.choices}
          error={error}
          onChange={(choices) => choose(stage.file, stage.reading, choices)}
          onRead={(asked) => readAgain(stage.file, asked)}
          onForget={(id) => forget(stage.file, stage.reading, id)}
          onBack={again}
          onCheck={() => run(stage.file, true)}
        />
      )}
      {stage.name === 'running' && <ImportProgressPanel essai={stage.essai} progress={stage.progress} />}
      {stage.name === 'checked' && (
        <ImportCheckedPanel
          result={stage.result}
          error={error}
          csvName={csvName}
          parents={parents}
          corrections={corrections}
          onCorrect={correct}
          onCheck={() => run(stage.file, true)}
          onImport={() => run(stage.file, false)}
          onReopen={reopen && (() => reopen(stage.file))}
          onRestart={again}
        />
      )}
      {stage.name === 'imported' && (
        <ImportResultPanel
          result={stage.result}
          csvName={csvName}
          parents={parents}
          corrections={corrections}
          onCorrect={correct}
          onRetry={() => run(stage.file, false, { lignes: stage.result.aCorriger.map(({ ligne }) => ligne) })}
          onRestart={again}
        />
      )}
      {stage.name !== 'running' && (
        <LeaveGuard mayLeave={() => !loses(stage, corrections.size > 0)} message={stage.name === 'columns' ? unused : dropped} />
      )}
      {stage.name === 'running' && <ImportLeaveDialog essai={stage.essai} />}
    </div>
  );
};
