import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LeaveGuard } from '../../../kit/form/saving/leave-guard.tsx';
import { ImportCheckedPanel } from './import-checked-panel.tsx';
import { ImportFilePanel } from './import-file-panel.tsx';
import { ImportLeaveDialog } from '../../../kit/import/import-leave-dialog.tsx';
import { ImportProgressPanel } from '../../../kit/import/import-progress-panel.tsx';
import { ImportResultPanel } from './import-result-panel.tsx';
import { useAccess } from '../use-access.ts';
import { useFocusOnStage } from '../../../kit/import/use-focus-on-stage.ts';
import { useImport } from './use-import.ts';
import css from '../../../kit/import/import.module.css';
import { utilisateursPath } from '../utilisateurs.links.ts';

const dropped = 'Des lignes attendent encore d’être corrigées\u00a0: ce qui a été saisi pour elles sera perdu.';

const parents = [{ label: 'Utilisateurs', href: utilisateursPath }];

export const ImportPage = () => {
  const { BDGp } = useAccess();
  const { stage, error, corrections, correct, run, restart } = useImport();
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
      {(stage.name === 'choose' || stage.name === 'running') && (
        <PageHeader title="Import d’utilisateurs" purpose="Ajouter et modifier des utilisateurs avec un fichier Excel." parents={parents} />
      )}
      {stage.name === 'choose' && <ImportFilePanel file={stage.file} error={error} onSend={run} />}
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
        <LeaveGuard
          mayLeave={() => stage.name === 'choose' || stage.result.aCorriger.length === 0 || corrections.size === 0}
          message={dropped}
        />
      )}
      {stage.name === 'running' && <ImportLeaveDialog essai={stage.essai} />}
    </div>
  );
};
