import { Refusal } from '@comptoir/contract/errors';
import type { renaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { renaultCsb as partner } from '@comptoir/contract/interfaces/renault-csb/renault-csb.partner';
import { findUtilisateur } from '../../domains/utilisateurs/utilisateurs.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { refuseUnreadable } from '../../secrets/a-ressaisir.ts';
import { deleteCsb } from './renault-csb.store.ts';
import { changeCsb, createCsb, listCsbUsers, readCsb, saveCsbRow } from './save-csb.ts';

const csbOf = ({ db, app: { vault }, customer: { schema } }: Pick<Call<typeof renaultCsb.read>, 'db' | 'app' | 'customer'>) => ({
  db,
  vault,
  schema,
});

export const renaultCsbRoutes = routesOf<typeof renaultCsb>()({
  read: (call) => readCsb(csbOf(call), call.params.idPeople),

  create: async ({ body: { IDPeople, ...credentials }, ...call }) => {
    await createCsb(csbOf(call), IDPeople, credentials);
    return readCsb(csbOf(call), IDPeople);
  },

  update: async (call) => {
    const { idPeople } = call.params;
    await changeCsb(csbOf(call), idPeople, call.body);
    return readCsb(csbOf(call), idPeople);
  },

  list: (call) => listCsbUsers(csbOf(call)),

  save: async (call) => {
    for (const row of call.body) await saveCsbRow(csbOf(call), row);
    return listCsbUsers(csbOf(call));
  },

  remove: async ({ db, params: { IDPeople } }) => {
    await deleteCsb(db, IDPeople);
    return { IDPeople };
  },

  check: async ({ params: { IDPeople }, body, session, ...call }) => {
    const { Lastname, Firstname } = await findUtilisateur(call.db, IDPeople, { all: true });
    const stored = await readCsb(csbOf(call), IDPeople);
    const account = { login: body.username ?? stored.Username, password: body.password ?? stored.Password };
    refuseUnreadable(stored, [...(account.login === '' ? ['Username'] : []), ...(account.password === '' ? ['Password'] : [])]);
    if (account.login === '' || account.password === '')
      throw new Refusal('rule', 'Renseignez d’abord l’identifiant et le mot de passe CSB.');
    const given = { customer: call.customer, by: session.login, cible: `${Lastname} ${Firstname}`, account };
    return call.app.partners.ask(partner, 'verify', given);
  },
});
