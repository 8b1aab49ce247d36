import { importListOf } from '@comptoir/contract/domains/imports/imports.calls';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSessionInfo } from '../session.ts';
import type { ImportScreen } from './screen.ts';
import { instead } from '../essai/trying.ts';
import { LeaveGuard } from '../form/saving/leave-guard.tsx';
import { ImportCheckedPanel } from './import-checked-panel.tsx';
import { ImportFilePanel } from './import-file-panel.tsx';
import { isTouched } from './column-choices.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { ImportProgressPanel } from './import-progress-panel.tsx';
import { PastImportsCard } from './past-imports-card.tsx';
import { ImportResultPanel } from './import-result-panel.tsx';
import { StoppedNotice } from '../travaux/stopped-notice.tsx';
import { useAskedRun } from '../travaux/taken-up.tsx';
import { LeaveRunningDialog } from '../travaux/leave-running-dialog.tsx';
import { useFocusOnStage } from './use-focus-on-stage.ts';
import { useImport, type Stage } from './use-import.ts';
import css from './import.module.css';

const dropped = 'Des lignes attendent encore d’être corrigées\u00a0: ce qui a été saisi pour elles sera perdu.';
const unused = 'Le fichier n’est pas encore importé\u00a0: vos choix de colonnes seront perdus.';

const resumed =
  'Pour le reprendre, donnez le même fichier\u00a0: il n’est pas conservé. Les lignes déjà prises ressortent inchangées, les autres sont importées.';

/** Whether leaving loses what was chosen or typed. */
const loses = (stage: Stage, isCorrected: boolean) => {
  if (stage.name === 'columns') return isTouched(stage.reading, stage.choices);
  return (stage.name === 'checked' || stage.name === 'imported') && stage.result.aCorriger.length > 0 && isCorrected;
};

/** The stages of an import, from the file to its result. */
export const ImportPage = ({ screen }: { screen: ImportScreen }) => {
  const { kind, customer } = useSessionInfo();
  const { spec, title, purpose, back } = screen;
  const taken = useAskedRun();
  const { stage, error, typed, corrections, correct, choose, start, run, readAgain, forget, reopen, restart, attempt } = useImport(
    screen,
    taken,
  );
  const root = useFocusOnStage(stage.name);
  const navigate = useNavigate();
  const csvName = `${customer?.BDGp ?? ''}_import_${spec.name}`;
  const again = () => {
    restart();
    // The filters of the last trial are in the address, and so is what was gone on with.
    void navigate({ to: '.', search: {}, replace: true });
  };
  return (
    <div ref={root} tabIndex={-1} className={css.stage}>
      {(stage.name === 'choose' || stage.name === 'running' || stage.name === 'columns') && (
        <PageHeader title={title} purpose={purpose} parents={[back]} />
      )}
      {stage.name === 'choose' && (
        <Stack>
          <StoppedNotice
            ecran={importListOf(spec.name)}
            nature="import"
            asked={taken === undefined ? null : { Groupe: taken, text: resumed }}
          />
          <ImportFilePanel screen={screen} file={stage.file} typed={typed} error={error} onSend={start} />
          {kind === 'operator' && <PastImportsCard name={spec.name} journalOf={screen.journalOf} />}
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
          screen={screen}
          result={stage.result}
          error={error}
          csvName={csvName}
          corrections={corrections}
          onCorrect={correct}
          onCheck={() => void instead(() => run(stage.file, true))}
          onImport={() => void instead(() => run(stage.file, false))}
          onTry={() => attempt(stage.file)}
          onReopen={reopen && (() => reopen(stage.file))}
          onRestart={again}
        />
      )}
      {stage.name === 'imported' && (
        <ImportResultPanel
          screen={screen}
          result={stage.result}
          operations={stage.operations}
          csvName={csvName}
          corrections={corrections}
          onCorrect={correct}
          onRetry={() => run(stage.file, false, spec.entier ? {} : { lignes: stage.result.aCorriger.map(({ ligne }) => ligne) })}
          onRestart={again}
        />
      )}
      {stage.name !== 'running' && (
        <LeaveGuard mayLeave={() => !loses(stage, corrections.size > 0)} message={stage.name === 'columns' ? unused : dropped} />
      )}
      {stage.name === 'running' && <LeaveRunningDialog isTrial={stage.essai} of="l’import" />}
    </div>
  );
};
