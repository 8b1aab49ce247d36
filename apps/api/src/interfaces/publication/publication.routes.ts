import { Refusal } from '@comptoir/contract/errors';
import { compteManque, incompleteCompte, type publication } from '@comptoir/contract/interfaces/publication/publication.calls';
import { withoutUndefined } from '../../db/columns.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import { lastOfEach } from '../../partners/last-of-each.ts';
import { refusedStock } from './publication.rules.ts';
import {
  changePortail,
  insertPortail,
  listAbonnements,
  listPortails,
  readCompte,
  readFtp,
  readPortail,
  updateCompte,
  updateFtp,
  writeAbonnements,
} from './publication.store.ts';
import { testFtp } from './test-ftp.ts';

const passwordAddress = (schema: string) => ({ schema, table: 'publicationFtp', column: 'Password', id: 1 });

const openedFtp = async ({ app: { vault }, db, customer: { schema } }: Pick<Call<typeof publication.ftp>, 'app' | 'db' | 'customer'>) => {
  const { Password, ...row } = await readFtp(db);
  return { ...row, ...readSecrets(vault, () => passwordAddress(schema), { Password }) };
};

export const publicationRoutes = routesOf<typeof publication>()({
  overview: async ({ db }) => {
    const { Actif, CodeClient } = await readCompte(db);
    const { Hote, Port } = await readFtp(db);
    return { compte: { Actif, CodeClient }, portails: await listPortails(db), ftp: { Hote, Port } };
  },

  compte: ({ db }) => readCompte(db),

  saveCompte: async ({ db, body }) => {
    await updateCompte(db, withoutUndefined(body));
    const stored = await readCompte(db);
    const missing = compteManque(stored);
    if (stored.Actif && Object.keys(missing).length > 0) throw new Refusal('rule', incompleteCompte, missing);
    return stored;
  },

  portails: ({ db }) => listPortails(db),

  createPortail: async ({ db, body }) => readPortail(db, await insertPortail(db, body)),

  readPortail: ({ db, params: { IDPortail } }) => readPortail(db, IDPortail),

  updatePortail: async ({ db, params: { IDPortail }, body }) => {
    await readPortail(db, IDPortail);
    await changePortail(db, IDPortail, withoutUndefined(body));
    const portail = await readPortail(db, IDPortail);
    const refused = refusedStock(portail, await listAbonnements(db, IDPortail));
    if (refused) throw new Refusal('rule', `${refused} Des sites les y publient encore\u00a0: retirez d’abord leurs abonnements.`);
    return portail;
  },

  abonnements: async ({ db, params: { IDPortail } }) => {
    await readPortail(db, IDPortail);
    return listAbonnements(db, IDPortail);
  },

  saveAbonnements: async ({ db, params: { IDPortail }, body }) => {
    const rows = lastOfEach(body, ({ IDSite }) => IDSite);
    const refused = refusedStock(await readPortail(db, IDPortail), rows);
    if (refused) throw new Refusal('rule', refused);
    await writeAbonnements(db, IDPortail, rows);
    return listAbonnements(db, IDPortail);
  },

  ftp: openedFtp,

  saveFtp: async (call) => {
    const { Password, ...changes } = call.body;
    const { vault } = call.app;
    const { Password: stored } = await openedFtp(call);
    const sealed =
      Password === undefined || Password === stored ? {} : { Password: vault.seal(passwordAddress(call.customer.schema), Password) };
    await updateFtp(call.db, { ...withoutUndefined(changes), ...sealed });
    return openedFtp(call);
  },

  testFtp: ({ app, customer, session, body }) => testFtp({ app, customer, by: session.login }, body),
});
