import { cartesDeFidelite } from '@comptoir/contract/references/cartes-de-fidelite';
import css from '../../kit/import/import.module.css';
import { ImportLeaveDialog } from '../../kit/import/import-leave-dialog.tsx';
import { ImportProgressPanel } from '../../kit/import/import-progress-panel.tsx';
import { useFocusOnStage } from '../../kit/import/use-focus-on-stage.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ImportClientsForm } from './import-clients-form.tsx';
import { ImportClientsResultPanel } from './import-clients-result-panel.tsx';
import { useImportClients } from './use-import-clients.ts';

const parents = [{ label: cartesDeFidelite.texts.title, href: cartesDeFidelite.route }];

/** Gives a loyalty card to the clients of the vehicles in a workbook. */
export const ImportClientsPage = () => {
  const { customer } = useSessionInfo();
  const { stage, error, run, restart } = useImportClients();
  const root = useFocusOnStage(stage.name);
  return (
    <div ref={root} tabIndex={-1} className={css.stage}>
      <PageHeader
        title="Import des cartes de fidélité"
        purpose="Donner une carte de fidélité aux clients des véhicules d’un fichier Excel."
        parents={parents}
      />
      {stage.name === 'choose' && <ImportClientsForm order={stage.order} error={error} onSend={run} />}
      {stage.name === 'running' && <ImportProgressPanel essai={false} progress={stage.progress} />}
      {stage.name === 'done' && (
        <ImportClientsResultPanel
          result={stage.result}
          csvName={`${customer?.BDGp ?? ''}_import_cartes_de_fidelite_refus`}
          onRestart={restart}
        />
      )}
      {stage.name === 'running' && <ImportLeaveDialog essai={false} />}
    </div>
  );
};
