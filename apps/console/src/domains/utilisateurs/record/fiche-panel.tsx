import { utilisateurs, type FicheUtilisateur, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { raisons } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Anchor, Text } from '@mantine/core';
import { counted } from '../../../kit/counted.ts';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/record-coming.tsx';
import { LastChange, NeighbourCard, NeighbourList, Neighbours } from '../../../kit/record/neighbours.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { journalWith } from '../../journal/journal.links.ts';
import { simulationHref } from '../../workflows-leads/workflows-leads.links.ts';

const Leads = ({ leads }: Pick<FicheUtilisateur, 'leads'>) => (
  <NeighbourCard title="Reçoit les leads de">
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
          <Anchor href={simulationHref(IDOrigineAction, IDSite, type)} size="sm">
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

/** What stands around a user, beside the form. A failure here leaves the form alone. */
export const FichePanel = ({ user: { IDPeople, IsAccountOpened } }: { user: Utilisateur }) => {
  const query = useRead(utilisateurs.fiche, { params: { idPeople: IDPeople } });
  const { data } = query;
  if (!data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  const { leads, modification } = data;
  return (
    <Neighbours label="Autour de cet utilisateur">
      <NeighbourCard title="Compte eSeller">
        <StatusBadge tone={IsAccountOpened ? 'ok' : 'off'}>{IsAccountOpened ? 'Ouvert' : 'Fermé'}</StatusBadge>
      </NeighbourCard>
      <Leads leads={leads} />
      <LastChange modification={modification} href={journalWith({ table: 'utilisateurs', ligne: String(IDPeople) })} />
    </Neighbours>
  );
};
