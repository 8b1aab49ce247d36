import { utilisateurs, type Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Anchor } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../../kit/queries.ts';
import { lastChange, RecordSummary } from '../../../kit/record/record-summary.tsx';
import { DepartPrevuBadge } from '../../departs/depart-prevu-badge.tsx';
import { journalWith } from '../../journal/journal.links.ts';
import { interfacesFigure } from '../../sante/interfaces-badge.tsx';
import { sitePath } from '../../sites/sites.links.ts';
import { memoized } from '../../../ui/memoized.ts';

/** The head of a user: which profile, where, and how they stand. */
export const UtilisateurSummary = memoized(({ user }: { user: Utilisateur }) => {
  const { IDPeople, DRPROFILE_DESCR, LoginWEB, IsAccountOpened, Devices } = user;
  const { data } = useRead(utilisateurs.fiche, { params: { idPeople: IDPeople } });
  const [first] = data?.sites.premiers ?? [];
  const others = (data?.sites.nb ?? 0) - 1;
  return (
    <RecordSummary
      belongs={[DRPROFILE_DESCR, LoginWEB]}
      figures={
        data
          ? [
              first ? (
                <>
                  <Anchor href={sitePath(first.IDSite)} inherit>
                    {first.Descr}
                  </Anchor>
                  {others > 0 && ` et ${counted(others, 'autre site', 'autres sites')}`}
                </>
              ) : (
                'Aucun site'
              ),
              `Compte eSeller ${IsAccountOpened ? 'ouvert' : 'fermé'}`,
              Devices.length > 0 && counted(Devices.length, 'appareil'),
              interfacesFigure(data),
              lastChange({ modification: data.modification, href: journalWith({ table: 'utilisateurs', ligne: String(IDPeople) }) }),
              data.depart && <DepartPrevuBadge key="depart" IDPeople={IDPeople} name={user.Name} depart={data.depart} />,
            ]
          : []
      }
    />
  );
});
