import { allEndpoints } from '@comptoir/contract/all';
import type { jetons } from '@comptoir/contract/domains/jetons/jetons.calls';
import type { JetonEtat } from '@comptoir/contract/domains/jetons/jetons.fields';
import type { Answer } from '@comptoir/contract/kit';
import { chapitreOf, chapitres, couvre, nomsChapitres, roles, scopeOf, verbes, type Motif } from '@comptoir/contract/portees';
import { mayCall } from '@comptoir/contract/rights';
import { standingOf, type Session } from '../../http/session.ts';

/** What somebody holds, and may give. The kind of session, which is no scope, narrows each call besides. */
export const motifsOf = ({ role }: Pick<Session, 'role'>): readonly Motif[] => (role === undefined ? ['*:*'] : roles[role].motifs);

type Droits = Answer<typeof jetons.list>['droits'];

/** What somebody may give to a token: of each chapter the verbs that some call of theirs asks for. */
export const droitsOf = (session: Session): Droits => {
  const mine = motifsOf(session);
  const standing = { ...standingOf(session), activites: [1, 2] };
  const asked = new Set<string>();
  for (const endpoint of Object.values(allEndpoints)) {
    const scope = scopeOf(endpoint);
    if (scope && !endpoint.danger && !endpoint.who.includes('public') && mayCall(endpoint, standing))
      asked.add(`${chapitreOf(scope)}:${scope.split(':').at(-1)}`);
  }
  return nomsChapitres
    .filter((nom) => chapitres[nom] !== chapitres.soi)
    .map((Chapitre) => ({
      Chapitre,
      Verbes: verbes.filter((verbe) => asked.has(`${Chapitre}:${verbe}`) && couvre(mine, [`${Chapitre}:${verbe}`])),
    }))
    .filter(({ Verbes }) => Verbes.length > 0);
};

/** How one's own stands. */
export const etatOf = ({ CoupeLe, isOver, isCurrent }: { CoupeLe: string | null; isOver: boolean; isCurrent: boolean }): JetonEtat => {
  if (CoupeLe !== null) return 'coupe';
  if (isOver) return 'expire';
  return isCurrent ? 'actif' : 'caduc';
};
