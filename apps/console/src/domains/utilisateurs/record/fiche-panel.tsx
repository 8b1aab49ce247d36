import { utilisateurs, type FicheUtilisateur, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { raisons } from '@comptoir/contract/domains/workflows-leads/suivi';
import { Anchor, Text } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { ofName } from '@comptoir/contract/texts/elision';
import { useRead } from '../../../kit/queries.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { NeighbourCard, NeighbourList, Neighbours } from '../../../kit/record/neighbours.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { late } from '../../../ui/late.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { profilTeamPath } from '../../profils/profils.links.ts';
import { AskOption } from '../../pourquoi/ask-option-badge.tsx';
import { InterfacesLiees } from '../../sante/interfaces-badge.tsx';
import { PourquoiLeadLink } from '../../workflows-leads/pourquoi-lead-badge.tsx';
import { simulationHref } from '../../workflows-leads/workflows-leads.links.ts';
import { memoized } from '../../../ui/memoized.ts';

const DroitsPicker = late(() => import('../../pourquoi/droits-picker.tsx').then(({ DroitsPicker: component }) => component));

const Leads = ({ leads, Name }: Pick<FicheUtilisateur, 'leads'> & Pick<Utilisateur, 'Name'>) => (
  <NeighbourCard
    title="Reçoit les leads de"
    act={
      leads ? (
        <PourquoiLeadLink known="q" value={Name} of={`les leads ${ofName(Name)}`} />
      ) : (
        <AskOption option="workflowsLeads" of={`les leads ${ofName(Name)}`} />
      )
    }
  >
    {leads === null && <Text size="sm">Les workflows des leads ne sont pas activés pour ce groupe.</Text>}
    {leads?.bdc && <Text size="sm">Tous les sites, quand le BDC les traite d’abord.</Text>}
    {leads && !leads.bdc && leads.recus.length === 0 && (
      <>
        <Text size="sm">Aucun site.</Text>
        {leads.raisons.map((raison) => (
          <StatusBadge key={raison} tone="warning">
            {raisons[raison]}
          </StatusBadge>
        ))}
      </>
    )}
    <NeighbourList>
      {leads?.recus.map(({ IDSite, Descr, type, IDOrigineAction, nbOrigines }) => (
        <li key={`${IDSite} ${type}`}>
          <Anchor href={`${simulationHref(IDOrigineAction, IDSite, type)}&q=${encodeURIComponent(Name)}`} size="sm">
            {`${Descr}, ${type}`}
          </Anchor>
          <Text size="xs" c="dimmed">
            {counted(nbOrigines, 'origine')}
          </Text>
        </li>
      ))}
    </NeighbourList>
  </NeighbourCard>
);

/** What this person signs in to, and with which rights. */
const Acces = ({ user, droits }: { user: Utilisateur } & Pick<FicheUtilisateur, 'droits'>) => {
  const { IsAccountOpened, drprofile_id, Devices } = user;
  const asked = useSearchValue('pourquoi') === 'droits';
  return (
    <NeighbourCard
      title="Accès et droits"
      act={
        droits && (
          <AskButton
            of={`les droits ${ofName(user.Name)}`}
            asked={asked}
            dialog={(opened, close) => <DroitsPicker person={user} opened={opened} onClose={close} />}
          >
            {'Pourquoi\u00a0?'}
          </AskButton>
        )
      }
    >
      <NeighbourList>
        <li>
          {'Compte eSeller '}
          <StatusBadge tone={IsAccountOpened ? 'ok' : 'off'}>{IsAccountOpened ? 'Ouvert' : 'Fermé'}</StatusBadge>
        </li>
        {droits && (
          <li>
            <Anchor href={profilTeamPath(drprofile_id)} size="sm">
              {user.DRPROFILE_DESCR}
            </Anchor>
            <Text size="xs" c="dimmed">{`${counted(droits.nb, 'droit')} sur ${droits.total}`}</Text>
          </li>
        )}
        <li>{Devices.length === 0 ? 'Aucun appareil' : counted(Devices.length, 'appareil')}</li>
      </NeighbourList>
    </NeighbourCard>
  );
};

/** What stands around a user, beside the form. A failure here leaves the form alone. */
export const FichePanel = memoized(({ user }: { user: Utilisateur }) => {
  const query = useRead(utilisateurs.fiche, { params: { idPeople: user.IDPeople } });
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  const { leads, droits, interfaces } = data;
  return (
    <Neighbours label="Autour de cet utilisateur">
      <Acces user={user} droits={droits} />
      <Leads leads={leads} Name={user.Name} />
      <InterfacesLiees interfaces={interfaces} none="Aucun accès à un partenaire ne lui est propre." />
    </Neighbours>
  );
});
