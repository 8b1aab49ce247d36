import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconKey, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { newUtilisateurOnSite } from '../utilisateurs/utilisateurs.links.ts';

const AccesDialog = lazy(() => import('./acces-dialog.tsx').then(({ AccesDialog: component }) => ({ default: component })));

interface SiteActionsProps {
  site: Site;
  onHistory: () => void;
}

/** What may be done with a site, beside changing its fields. */
export const SiteActions = ({ site, onHistory }: SiteActionsProps) => {
  const { kind, customer } = useSessionInfo();
  const [giving, dialog] = useDisclosure();
  const standing = { kind, BDGp: customer?.BDGp ?? '', activites: customer?.activites ?? [] };
  const unless = (may: boolean, what: string) => (may ? {} : { reason: `Votre accès ne permet pas ${what}.` });
  return (
    <>
      <RecordActions
        name={site.Descr}
        acts={[
          {
            label: 'Ajouter une personne sur ce site',
            icon: IconUserPlus,
            href: newUtilisateurOnSite(site.IDSite),
            ...unless(mayCall(utilisateurs.create, standing), 'd’ajouter des utilisateurs'),
          },
          {
            label: 'Donner un accès…',
            icon: IconKey,
            onClick: dialog.open,
            ...unless(mayCall(utilisateurs.lot, standing), 'de donner un accès à des utilisateurs'),
          },
          { label: 'Voir l’historique', icon: IconHistory, onClick: onHistory },
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
