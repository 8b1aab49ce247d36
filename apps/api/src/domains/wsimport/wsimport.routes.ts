import type { wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { routesOf } from '../../http/call.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import { createWsimport } from './create-wsimport.ts';
import { listWsimport, wsimportAddress } from './wsimport.store.ts';

export const wsimportRoutes = routesOf<typeof wsimport>()({
  list: async ({ app, db, customer: { schema } }) => {
    const rows = await listWsimport(db);
    return rows.map(({ IDWSImport, Password, Societe_Libelle, Site_Descr, ...row }) => ({
      ...row,
      ...readSecrets(app.vault, () => wsimportAddress(schema, IDWSImport), { Password }),
      Societe: { Libelle: Societe_Libelle },
      Site: Site_Descr === null ? null : { Descr: Site_Descr },
    }));
  },

  create: ({ app: { vault }, db, customer: { schema }, body }) => createWsimport({ db, schema, vault }, body),
});
