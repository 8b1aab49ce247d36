import type { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { existing } from '../../db/existing.ts';
import { JsonText } from '../../db/json/typed-text.ts';
import { cached, routesOf } from '../../http/call.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import {
  checkOption,
  configurationTables,
  findLead,
  listOfferedOrigines,
  listOfferedSites,
  readConfiguration,
} from './configuration.store.ts';
import { couvertureOf } from './couverture.rules.ts';
import { receptionsOf } from './receptions.rules.ts';
import { changeWorkflow, saveWorkflows } from './save-workflows.ts';
import { simulate } from './simulation.rules.ts';
import { deleteWorkflow, listWorkflows, readWorkflow, updateGpConfig } from './workflows-leads.store.ts';

const gpConfigOf = async (db: Parameters<typeof readGpParametres>[0]) => {
  const { GRP_ReceptionLeads, GRP_eSellerLeadProcessBDC, GRP_BDCTraitementLeadAmontChefVente } = await readGpParametres(db);
  return { GRP_ReceptionLeads, GRP_eSellerLeadProcessBDC, GRP_BDCTraitementLeadAmontChefVente };
};

export const workflowsLeadsRoutes = routesOf<typeof workflowsLeads>()({
  list: async ({ db }) => {
    await checkOption(db);
    return listWorkflows(db);
  },

  save: ({ db, body: { workflows } }) => saveWorkflows(db, workflows),

  gpConfig: ({ db }) => gpConfigOf(db),

  updateGpConfig: async ({ db, body }) => {
    await checkOption(db);
    await updateGpConfig(db, body);
    return gpConfigOf(db);
  },

  simulation: async ({ db, session: { kind }, query: { IDOrigineAction, IDSite, type, nom } }) => {
    await checkOption(db);
    const visibility = { all: kind === 'operator' };
    const site = await findLead(db, IDOrigineAction, IDSite, visibility);
    return simulate(await readConfiguration(db, visibility), { IDOrigineAction, site, type, nom });
  },

  couverture: cached(configurationTables, async ({ db, session: { kind } }) => {
    await checkOption(db);
    const sites = await listOfferedSites(db);
    const configuration = await readConfiguration(db, { all: kind === 'operator' });
    return JsonText.of({
      sites: sites.map(({ IDSite, Descr, Plaque_Libelle }) => ({ IDSite, Descr, Plaque_Libelle })),
      lignes: couvertureOf(configuration, await listOfferedOrigines(db), sites),
    });
  }),

  receptions: async ({ db, session: { kind }, query: { IDSite } }) => {
    await checkOption(db);
    const sites = await listOfferedSites(db);
    const site = IDSite === undefined ? undefined : existing(sites.find((one) => one.IDSite === IDSite));
    const configuration = await readConfiguration(db, { all: kind === 'operator' });
    return {
      sites: sites.map(({ IDSite: id, Descr }) => ({ IDSite: id, Descr })),
      origines: receptionsOf(configuration, await listOfferedOrigines(db), site),
    };
  },

  read: async ({ db, params: { IDWorkflowLead } }) => {
    await checkOption(db);
    return readWorkflow(db, IDWorkflowLead);
  },

  update: async ({ db, params: { IDWorkflowLead }, body: { workflow } }) => {
    await changeWorkflow(db, IDWorkflowLead, workflow);
    return readWorkflow(db, IDWorkflowLead);
  },

  remove: async ({ db, params: { IDWorkflowLead } }) => {
    await checkOption(db);
    await deleteWorkflow(db, IDWorkflowLead);
    return { success: true };
  },
});
