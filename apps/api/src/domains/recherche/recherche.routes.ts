import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { genres, type Genre, type recherche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall, type Guarded } from '@comptoir/contract/rights';
import { routesOf } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { fichesOf } from './fiche-index.ts';
import { bestOf } from './recherche.rules.ts';

/** Whoever may make this call finds records of the kind: their list, or one of them where it says more. */
const guards: Readonly<Record<Genre, Guarded>> = {
  utilisateur: utilisateurs.list,
  site: sites.list,
  societe: societes.list,
  profilTeam: profils.readESellerTeam,
  profilPrc: profils.readEDataVoicePrc,
  origine: origines.list,
  passerelle: passerelles.list,
};

export const rechercheRoutes = routesOf<typeof recherche>()({
  fiches: async ({ app, db, customer, session, query: { q } }) => {
    const fiches = await fichesOf(app, customer, db, session.kind === 'operator');
    const standing = standingOf(session);
    const open = genres.filter((genre) => mayCall(guards[genre], standing));
    return bestOf(
      open.flatMap((genre) => fiches.get(genre) ?? []),
      q,
    );
  },
});
