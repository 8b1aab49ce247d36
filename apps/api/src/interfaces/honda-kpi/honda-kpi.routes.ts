import { Refusal } from '@comptoir/contract/errors';
import type { hondaKpi } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import { messages } from '@comptoir/contract/messages';
import { hondaKpi as partner } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import { unknownRecord } from '../../db/existing.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { listAcces, writeAcces } from '../../secrets/acces.store.ts';
import { lastSending, listHondaKpi } from './honda-kpi.store.ts';
import { sitesByCode } from './honda-kpi.rules.ts';

type AnyCall = Pick<Call<typeof hondaKpi.config>, 'db' | 'app' | 'customer'>;

const Interface = 'hondakpi';
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

/** One key for each manufacturer code of the sites. */
const listKeys = async (call: AnyCall) => {
  const keys = await listAcces(holderOf(call), Interface, ['ApiKey']);
  const sites = await listSiteColumns(call.db, ['CodeConstructeur']);
  return sitesByCode(sites).map((row) => ({ ...row, ...(keys.get(row.CodeConstructeur) ?? { ApiKey: '' }) }));
};

export const hondaKpiRoutes = routesOf<typeof hondaKpi>()({
  kpi: ({ db, query }) => listHondaKpi(db, query),

  execute: async ({ db }) => ({ date_last_execute: await lastSending(db) }),

  config: listKeys,

  saveConfig: async (call) => {
    const known = new Set((await listKeys(call)).map(({ CodeConstructeur }) => CodeConstructeur));
    for (const { CodeConstructeur, ApiKey } of call.body) {
      if (!known.has(CodeConstructeur)) throw unknownRecord();
      await writeAcces(holderOf(call), { Interface, Cible: CodeConstructeur }, { ApiKey });
    }
    return listKeys(call);
  },

  check: ({ app, customer, session, body: { CodeConstructeur, ApiKey } }) => {
    if (ApiKey === '') throw new Refusal('invalid', 'La clé d’API est obligatoire.', { ApiKey: messages.required });
    const account = { login: CodeConstructeur, password: ApiKey };
    return app.partners.ask(partner, 'verify', { customer, by: session.login, cible: CodeConstructeur, account });
  },
});
