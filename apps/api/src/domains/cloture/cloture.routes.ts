import { latestCloture, tooLateCloture, type cloture } from '@comptoir/contract/domains/cloture/cloture.calls';
import { Refusal } from '@comptoir/contract/errors';
import { checkAllExist } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { listNames } from '../utilisateurs/utilisateurs.store.ts';
import { closeRapports, countOpen } from './cloture.store.ts';

/** Today in Paris. */
const today = () => new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date());

/** @throws Refusal 400 for a day less than a month ago */
const checked = (date: string) => {
  if (date > latestCloture(today())) throw new Refusal('invalid', `${tooLateCloture}.`, { date: tooLateCloture });
  return date;
};

export const clotureRoutes = routesOf<typeof cloture>()({
  users: async ({ db, query }) => (await countOpen(db, checked(query.date))).map(({ ID, Name }) => ({ ID, Name })),

  recapitulatif: async ({ db, body: { users, date } }) => {
    const chosen = new Set(users);
    return (await countOpen(db, checked(date))).filter(({ ID }) => chosen.has(ID));
  },

  execute: async ({ db, body: { users, date } }) => {
    checkAllExist('users', 'Utilisateur inconnu', users, await listNames(db, users, { all: true }));
    return { success: true, ...(await closeRapports(db, users, checked(date))) };
  },
});
