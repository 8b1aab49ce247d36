import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import type { FicheUtilisateur, utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { auteurFor, findPrevu } from '../departs/prevus.store.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { countRights } from '../profils/profils-rights.store.ts';
import { readUses } from '../sante/uses.store.ts';
import { recusPar } from '../workflows-leads/arrivees.rules.ts';
import { listOfferedOrigines, listOfferedSites, readConfiguration } from '../workflows-leads/configuration.store.ts';
import { firstSitesOf } from './utilisateurs-sites.store.ts';
import { findUtilisateur } from './utilisateurs.store.ts';

/** What stands around a user. @throws Refusal 404 */
export const readFiche = async ({
  db,
  session,
  app: { probes },
  params: { idPeople },
}: Call<typeof utilisateurs.fiche>): Promise<FicheUtilisateur> => {
  const may = (call: Parameters<typeof mayCall>[0]) => mayCall(call, standingOf(session));
  const seen = { all: session.kind === 'operator' };
  const { drprofile_id } = await findUtilisateur(db, idPeople, seen);
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  const prevu = await findPrevu(db, idPeople);
  return {
    leads: GRP_BDCTraitementLeadAmontChefVente
      ? recusPar(await readConfiguration(db, seen), await listOfferedOrigines(db), await listOfferedSites(db), idPeople)
      : null,
    sites: await firstSitesOf(db, idPeople, seen),
    droits: may(profils.rights) ? await countRights(db, drprofile_id) : null,
    interfaces: may(sante.interfaces) ? await readUses(db, probes, 'ofPeople', [idPeople]) : null,
    depart: prevu ? { DateH: prevu.DateH, Auteur: auteurFor(session.kind, prevu), Refus: prevu.Refus } : null,
    modification: may(journal.list) ? await lastChangeOf(db, 'utilisateurs', idPeople) : null,
  };
};
