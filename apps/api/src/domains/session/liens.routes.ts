import type { liens } from '@comptoir/contract/domains/session/liens.calls';
import { Refusal } from '@comptoir/contract/errors';
import { routesOf } from '../../http/call.ts';
import { hashedPassword, newPasswordFault } from '../../http/sessions/new-password.ts';
import { sealMessage } from '../../jobs/outbox.store.ts';
import { settleJetons } from '../../registry/jetons/jetons.store.ts';
import { findLien, insertLien, lockLien, newSecret, queueLien, takeLien, type KnownLien } from '../../registry/liens.store.ts';
import { lockOperatorByLogin, updateOperateur } from '../../registry/operators.store.ts';
import { oubliMessage } from '../operateurs/operateurs.rules.ts';
import { hostOf, isCustomerHost } from './login.rules.ts';

const again = 'Demandez-en un nouveau.';

/** Why a link opens nothing; undefined if it does. */
const faultOf = (lien: KnownLien | undefined): string | undefined => {
  if (!lien) return 'Ce lien n’est pas valable, ou il n’est pas entier. Ouvrez-le depuis votre courriel, ou demandez-en un nouveau.';
  if (lien.UtiliseLe !== null) return `Ce lien a déjà servi. ${again}`;
  if (lien.isOver) return `Ce lien a expiré, ou un autre l’a remplacé. ${again}`;
  return lien.isCurrent && lien.Actif ? undefined : `Ce lien ne sert plus\u00a0: le compte a changé depuis. ${again}`;
};

const refused = (fault = `Ce lien n’est plus valable. ${again}`) => new Refusal('unknown', fault);

/** @throws Refusal 404 */
export const usable = (lien: KnownLien | undefined): KnownLien => {
  const fault = faultOf(lien);
  if (!lien || fault !== undefined) throw refused(fault);
  return lien;
};

/** Nobody has it: logins have two characters at least. */
const nobody = { IDOperator: 0, login: '', name: '' };

/** Whoever waited for somebody with the same link finds it spent. */
export const spent = async (registry: Parameters<typeof findLien>[0], lien: string) => refused(faultOf(await findLien(registry, lien)));

const usages = { invitation: 'une invitation', oubli: 'un lien de mot de passe oublié' };

export const liensRoutes = routesOf<typeof liens>()({
  // The same statements whoever is asked for, so that neither the answer nor its time says who has an account.
  demander: async ({ app, registry, say, body: { login, url }, address }) => {
    const { publicUrl, backofficeLabel } = app.config;
    const isHere = publicUrl !== undefined && !isCustomerHost(hostOf(url), backofficeLabel);
    const found = await lockOperatorByLogin(registry, isHere ? login : nobody.login);
    const operator = found ?? nobody;
    const secret = newSecret();
    const { objet, texte } = oubliMessage({ publicUrl: publicUrl ?? '', secret, operator }, address);
    const isSent = await insertLien(registry, secret, 'oubli', operator.IDOperator);
    await queueLien(registry, secret, { objet, ...(await sealMessage(registry, app.vault, texte)) });
    const what = found ? (isSent ? 'lien envoyé' : 'aucun lien envoyé') : 'compte inconnu';
    const whose = found ? ({ Genre: 'operator', IDCompte: found.IDOperator, Qui: found.login } as const) : {};
    say({ ...whose, Details: `Mot de passe oublié\u00a0: ${what}` });
    app.outbox.wake('registry');
    return { success: true };
  },

  lire: async ({ registry, body: { lien } }) => {
    const { login, name, Usage, Echeance } = usable(await findLien(registry, lien));
    return { login, name, Usage, Echeance };
  },

  utiliser: async ({ registry, say, body: { lien, Nouveau, CouperJetons } }) => {
    const { IDOperator, login, name, Usage } = usable(await lockLien(registry, lien));
    const fault = await newPasswordFault(Nouveau, { login, name });
    if (fault !== null) throw new Refusal('invalid', `${fault}.`, { Nouveau: fault });
    if (!(await takeLien(registry, lien))) throw await spent(registry, lien);
    await updateOperateur(registry, IDOperator, { passwordHash: await hashedPassword(Nouveau) });
    await settleJetons(registry, { IDOperator, login, cut: CouperJetons });
    say({ Genre: 'operator', IDCompte: IDOperator, Qui: login, Details: `Mot de passe choisi par ${usages[Usage]}` });
    return { success: true };
  },
});
