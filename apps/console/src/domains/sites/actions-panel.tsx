import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconKey, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { useReason } from '../../kit/record/use-reason.ts';
import { newUtilisateurOnSite } from '../utilisateurs/utilisateurs.links.ts';
import { late } from '../../ui/late.tsx';

const AccesDialog = late(() => import('./acces-dialog.tsx').then(({ AccesDialog: component }) => component));

interface SiteActionsProps {
  site: Site;
  onHistory: () => void;
}

/** What may be done with a site, beside changing its fields. */
export const SiteActions = ({ site, onHistory }: SiteActionsProps) => {
  const [giving, dialog] = useDisclosure();
  return (
    <>
      <RecordActions
        name={site.Descr}
        acts={[
          {
            label: 'Ajouter une personne sur ce site',
            icon: IconUserPlus,
            href: newUtilisateurOnSite(site.IDSite),
            reason: useReason(utilisateurs.create),
          },
          {
            label: 'Donner un accès…',
            icon: IconKey,
            onClick: dialog.open,
            reason: useReason(utilisateurs.lot),
          },
          {
            label: 'Voir l’historique',
            icon: IconHistory,
            onClick: onHistory,
            reason: useReason(journal.fiche),
          },
        ]}
      />
      {giving && (
        <Suspense>
          <AccesDialog site={site} opened onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
};
