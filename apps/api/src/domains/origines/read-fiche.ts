import type { FicheOrigine, origines } from '@comptoir/contract/domains/origines/origines.calls';
import { firstOfCard } from '@comptoir/contract/fiches';
import type { Call } from '../../http/call.ts';
import type { Db } from '../../db/tables.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { listOfferedOrigines, listOfferedSites, readConfiguration } from '../workflows-leads/configuration.store.ts';
import { receptionsParSite } from '../workflows-leads/receptions.rules.ts';
import { countLeads, listComptesWally, listContextesOf, listUses } from './origines-uses.store.ts';
import { findOrigine } from './origines.store.ts';

/** Null for an origin that has no workflows, and where the group's option is off. */
const readRecus = async (db: Db, IDOrigineAction: number): Promise<FicheOrigine['recus']> => {
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  const offered = (await listOfferedOrigines(db)).find((one) => one.IDOrigineAction === IDOrigineAction);
  if (!GRP_BDCTraitementLeadAmontChefVente || !offered) return null;
  const recus = receptionsParSite(await readConfiguration(db, { all: true }), offered, await listOfferedSites(db));
  return {
    nb: recus.length,
    nbSansPersonne: recus.filter(({ nbPersonnes }) => nbPersonnes === 0).length,
    premiers: recus.slice(0, firstOfCard),
  };
};

/** What stands around an origin. @throws Refusal 404 */
export const readFiche = async ({ db, params: { IDOrigineAction } }: Call<typeof origines.fiche>): Promise<FicheOrigine> => ({
  origine: await findOrigine(db, IDOrigineAction),
  nbLeads: await countLeads(db, IDOrigineAction),
  contextes: await listContextesOf(db, IDOrigineAction),
  recus: await readRecus(db, IDOrigineAction),
  uses: await listUses(db, IDOrigineAction),
  comptesWally: await listComptesWally(db, IDOrigineAction),
  modification: await lastChangeOf(db, 'origines', IDOrigineAction),
});
