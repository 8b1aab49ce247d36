import { Refusal } from '@comptoir/contract/errors';
import type { referenceCalls } from '@comptoir/contract/references/calls';
import { option } from '../db/faults/because.ts';
import { unknownRecord } from '../db/existing.ts';
import { readGpParametres } from '../domains/gp-parametres/gp-parametres.store.ts';
import { cached, routesOf } from '../http/call.ts';
import * as store from './calls.store.ts';
import { renaultCategories } from './renault-categories.ts';

const requireRenault = async (db: Parameters<typeof readGpParametres>[0]) => {
  const { GRP_ClientRenault } = await readGpParametres(db);
  if (!GRP_ClientRenault) {
    const refusal = new Refusal('forbidden', 'L’option «\u00a0Client Renault\u00a0» n’est pas activée pour ce groupe.');
    throw refusal.because(option('GRP_ClientRenault', 'Activer l’option «\u00a0Client Renault\u00a0»'));
  }
};

export const referenceCallRoutes = routesOf<typeof referenceCalls>()({
  typesCloture: cached(['typesCloture'], ({ db }) => store.listTypesCloture(db)),
  typesFicheClient: cached(['typesFicheClient'], ({ db }) => store.listTypesFicheClient(db)),
  docsAdminModules: cached(['modulesDocsAdmin'], ({ db }) => store.listModulesDocsAdmin(db)),
  renGatewayCategories: async ({ db }) => {
    await requireRenault(db);
    return renaultCategories;
  },
  renaultCode: async ({ db, body: { IDCatClient, CodeRenault } }) => {
    await requireRenault(db);
    if (CodeRenault !== null && !renaultCategories.some(({ code }) => code === CodeRenault)) {
      throw new Refusal('invalid', 'Ce code Renault n’existe pas.', { CodeRenault: 'Ce code n’existe pas' });
    }
    if (!(await store.updateRenaultCode(db, IDCatClient, CodeRenault))) throw unknownRecord();
    return { IDCatClient, CodeRenault };
  },
  transferOrigineContact: async ({ db, params: { IDOrigineContSource, IDOrigineContDestination } }) => {
    if (IDOrigineContSource === IDOrigineContDestination)
      throw new Refusal('invalid', 'L’origine source et l’origine de destination doivent être différentes.');
    if (!(await store.originesContactExist(db, [IDOrigineContSource, IDOrigineContDestination]))) throw unknownRecord();
    return { nbClients: await store.moveClients(db, IDOrigineContSource, IDOrigineContDestination) };
  },
});
