import type { esellerLead } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { settleAmont } from '../../domains/gp-parametres/gp-parametres.rules.ts';
import { lockParametres } from '../../domains/gp-parametres/gp-parametres.store.ts';
import { routesOf } from '../../http/call.ts';
import { checkActif } from './eseller-lead.rules.ts';
import { keepReportingMenu, readConfig, updateConfig } from './eseller-lead.store.ts';

export const esellerLeadRoutes = routesOf<typeof esellerLead>()({
  config: ({ db }) => readConfig(db),

  updateConfig: async ({ db, body }) => {
    const stored = await lockParametres(db);
    checkActif(stored, body);
    await updateConfig(db, settleAmont(stored, body));
    return readConfig(db);
  },

  reportingMenu: async ({ db }) => {
    await keepReportingMenu(db);
    return { reportingLeadMenuExist: true };
  },
});
