import type { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import { routesOf } from '../../http/call.ts';
import { changeCompte, changePassword } from './activate-compte.ts';
import { stop } from './ask-wally.ts';
import { deleteCompte, findRetrieving, listComptes, updateCompte } from './comptes.store.ts';
import { createCompte } from './create-compte.ts';
import { listMotsDePasse, readMotDePasse, removeMotDePasse } from './mots-de-passe.ts';
import { crmNamed } from './wally.rules.ts';

export const wallyRoutes = routesOf<typeof wally>()({
  accounts: async (call) => {
    const comptes = await listComptes(call.db, crmNamed(call.params.crm_name));
    const passwords = await listMotsDePasse(call);
    return comptes.map((compte) => ({ ...compte, ...(passwords.get(compte.IdWallyCompte) ?? { MotDePasse: '' }) }));
  },

  create: createCompte,

  change: changeCompte,

  changePassword,

  changeEmail: async ({ db, params: { IdWallyCompte }, body: { emailNotification } }) => {
    await findRetrieving(db, IdWallyCompte);
    await updateCompte(db, IdWallyCompte, { EmailNotification: emailNotification });
    return { emailNotification };
  },

  remove: async (call) => {
    const { IdWallyCompte } = call.params;
    const compte = await findRetrieving(call.db, IdWallyCompte);
    const password = await readMotDePasse(call, IdWallyCompte);
    if (compte.EtatDuCompte === 'ACTIVE') await stop(call, { ...compte, password });
    return call.write(async (db) => {
      await deleteCompte(db, IdWallyCompte);
      await removeMotDePasse({ db }, IdWallyCompte);
      return { IdWallyCompte };
    });
  },
});
