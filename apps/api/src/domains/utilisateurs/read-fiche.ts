import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { FicheUtilisateur, utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { recusPar } from '../workflows-leads/arrivees.rules.ts';
import { listOfferedOrigines, listOfferedSites, readConfiguration } from '../workflows-leads/configuration.store.ts';
import { findUtilisateur } from './utilisateurs.store.ts';

/** What stands around a user. @throws Refusal 404 */
export const readFiche = async ({ db, session, params: { idPeople } }: Call<typeof utilisateurs.fiche>): Promise<FicheUtilisateur> => {
  const seen = { all: session.kind === 'operator' };
  await findUtilisateur(db, idPeople, seen);
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  return {
    leads: GRP_BDCTraitementLeadAmontChefVente
      ? recusPar(await readConfiguration(db, seen), await listOfferedOrigines(db), await listOfferedSites(db), idPeople)
      : null,
    modification: mayCall(journal.list, standingOf(session)) ? await lastChangeOf(db, 'utilisateurs', idPeople) : null,
  };
};
