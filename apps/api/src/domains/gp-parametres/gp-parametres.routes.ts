import { codesOfGroup, codesReadByCustomers, type gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { routesOf, type Call } from '../../http/call.ts';
import { changeGpParametres } from './change-gp-parametres.ts';
import { readDpoContact, readParametres } from './gp-parametres.store.ts';

const answered = ({ db, session: { kind } }: Pick<Call<typeof gpParametres.read>, 'db' | 'session'>) =>
  readParametres(db, kind === 'operator' ? codesOfGroup : codesReadByCustomers);

export const gpParametresRoutes = routesOf<typeof gpParametres>()({
  read: (call) => answered(call),

  update: async (call) => {
    await changeGpParametres(call.db, call.session.kind, call.body);
    return answered(call);
  },

  dpoContact: ({ db }) => readDpoContact(db),
});
