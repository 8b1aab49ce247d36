import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconKey, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useClosed } from '../../kit/queries.ts';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { unless } from '../../kit/record/unless.ts';
import { useStanding } from '../../kit/session.ts';
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
            reason: useClosed(utilisateurs.create) ?? undefined,
          },
          {
            label: 'Donner un accès…',
            icon: IconKey,
            onClick: dialog.open,
            reason: useClosed(utilisateurs.lot) ?? undefined,
          },
          {
            label: 'Voir l’historique',
            icon: IconHistory,
            onClick: onHistory,
            ...unless(mayCall(journal.fiche, useStanding()), 'de lire le journal'),
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
