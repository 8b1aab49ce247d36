import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import type { Societe, SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import { wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { IconBuildingStore, IconDatabaseImport, IconHistory } from '@tabler/icons-react';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { useReason } from '../../kit/record/use-reason.ts';
import { newSiteOf } from '../sites/sites.links.ts';
import { newWsimportPath } from '../wsimport/wsimport.links.ts';

interface SocieteActionsProps {
  societe: Societe | SocieteReduite;
  onHistory?: () => void;
}

/** What may be done with a company, beside changing its fields. */
export const SocieteActions = ({ societe: { IDPlaque, Libelle }, onHistory }: SocieteActionsProps) => (
  <RecordActions
    name={Libelle}
    acts={[
      {
        label: 'Ajouter un site à cette société',
        icon: IconBuildingStore,
        href: newSiteOf(IDPlaque),
        reason: useReason(sites.create),
      },
      {
        label: 'Ajouter un compte d’import de leads',
        icon: IconDatabaseImport,
        href: newWsimportPath,
        reason: useReason(wsimport.create),
      },
      {
        label: 'Voir l’historique',
        icon: IconHistory,
        onClick: () => onHistory?.(),
        reason: useReason(journal.fiche),
      },
    ]}
  />
);
