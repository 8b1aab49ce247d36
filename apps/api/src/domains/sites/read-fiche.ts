import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { FicheSite, sites } from '@comptoir/contract/domains/sites/sites.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { controlesSites } from '../qualite/qualite-sites.store.ts';
import { arriveesOf } from '../workflows-leads/arrivees.rules.ts';
import { listOfferedOrigines, readConfiguration } from '../workflows-leads/configuration.store.ts';
import { findAnomalies, readPersonnes } from './fiche.store.ts';
import { findSite } from './sites.store.ts';

/** What stands around a site. @throws Refusal 404 */
export const readFiche = async ({
  db,
  session,
  customer: { schema },
  app: { vault },
  params: { idSite },
}: Call<typeof sites.fiche>): Promise<FicheSite> => {
  const seen = { all: session.kind === 'operator' };
  const site = await findSite(db, idSite, seen);
  const { GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  const followsWorkflows = GRP_BDCTraitementLeadAmontChefVente && site.Est_eSellerLeadActif && !site.EstFictif;
  const regles = controlesSites.filter((regle) => mayCall(regle, standingOf(session)));
  return {
    personnes: await readPersonnes(db, idSite, seen),
    leads: followsWorkflows ? arriveesOf(await readConfiguration(db, seen), await listOfferedOrigines(db), site) : null,
    anomalies: await findAnomalies({ db, seen, secrets: { vault, schema } }, idSite, regles),
    modification: mayCall(journal.list, standingOf(session)) ? await lastChangeOf(db, 'sites', idSite) : null,
  };
};
