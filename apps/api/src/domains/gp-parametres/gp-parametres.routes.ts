import { codesOfGroup, codesReadByCustomers, type gpParametres } from '@comptoir/contract/gp-parametres';
import { JsonText, type Call, type Routes } from '../../http/call.ts';
import { changeGpParametres } from './change-gp-parametres.ts';
import { readDpoContact, readParametres } from './gp-parametres.store.ts';

const answered = ({ db, session: { kind } }: Pick<Call<typeof gpParametres.read>, 'db' | 'session'>) =>
  readParametres(db, kind === 'operator' ? codesOfGroup : codesReadByCustomers);

export const gpParametresRoutes: Routes<typeof gpParametres> = {
  read: async (call) => new JsonText(await answered(call)),

  update: async (call) => {
    await changeGpParametres(call.db, call.session.kind, call.body);
    return new JsonText(await answered(call));
  },

  dpoContact: ({ db }) => readDpoContact(db),
};
