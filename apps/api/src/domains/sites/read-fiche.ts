import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import type { FicheSite, sites } from '@comptoir/contract/domains/sites/sites.calls';
import { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Call } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { controlesSites } from '../qualite/qualite-sites.store.ts';
import { readUses } from '../sante/uses.store.ts';
import { arriveesOf } from '../workflows-leads/arrivees.rules.ts';
import { listOfferedOrigines, readConfiguration } from '../workflows-leads/configuration.store.ts';
import { findAnomalies, readModeles, readPersonnes, readPlafonds } from './fiche.store.ts';
import { findSite } from './sites.store.ts';

/** What stands around a site. @throws Refusal 404 */
export const readFiche = async ({
  db,
  session,
  customer: { schema },
  app: { vault, probes },
  params: { idSite },
}: Call<typeof sites.fiche>): Promise<FicheSite> => {
  const seen = { all: session.kind === 'operator' };
  const site = await findSite(db, idSite, seen);
  const may = (call: Parameters<typeof mayCall>[0]) => mayCall(call, standingOf(session));
  const { GRP_BDCTraitementLeadAmontChefVente, GRP_PlafondsRemise } = await readGpParametres(db);
  const followsWorkflows = GRP_BDCTraitementLeadAmontChefVente && site.Est_eSellerLeadActif && !site.EstFictif;
  const regles = controlesSites.filter(may);
  return {
    personnes: await readPersonnes(db, [idSite], seen),
    leads: followsWorkflows ? arriveesOf(await readConfiguration(db, seen), await listOfferedOrigines(db), site) : null,
    anomalies: await findAnomalies({ db, seen, around: { vault, schema, probes } }, [`/sites/${idSite}`], regles),
    interfaces: may(sante.interfaces) ? await readUses(db, probes, 'ofSites', [idSite]) : null,
    modeles: may(templatesImpression.configurations) ? await readModeles(db, idSite) : null,
    plafonds: GRP_PlafondsRemise ? await readPlafonds(db, site.IDPlaque) : null,
    modification: may(journal.list) ? await lastChangeOf(db, 'sites', idSite) : null,
  };
};
