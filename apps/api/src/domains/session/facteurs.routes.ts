import type { facteurs as calls } from '@comptoir/contract/domains/session/facteurs.calls';
import type { passkeys } from '@comptoir/contract/domains/session/passkeys.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Author } from '../../db/authored-transaction.ts';
import { routesOf, type AnyCall } from '../../http/call.ts';
import { personOf, type Judged } from '../../http/session.ts';
import { secondFacteurOf } from '../../http/sessions/politique.ts';
import { listFacteurs, removeFacteur, renameFacteur, standingOfFacteurs } from '../../registry/facteurs.store.ts';
import { beginSeed, confirmSeed, namedOf, renewRecovery } from './own-facteurs.ts';
import { add, challenge, judgedByPasskey, prepare } from './passkeys.ts';
import { attemptOf, endAttempt, isRightCode, over, takeCode, throttledAs, wrongCode } from './second-step.ts';

type Opening = Pick<AnyCall, 'app' | 'address' | 'userAgent'> & { headers: { 'x-appareil'?: string | undefined } };

const open = async ({ app, address, userAgent, headers }: Opening, judged: Judged) => ({
  token: await app.sessions.begin({ ...judged, address, userAgent, appareil: headers['x-appareil'] }),
  activites: judged.customer?.activites ?? [],
});

/** For the security trail: whose attempt it was. */
const saidOf = ({ kind, id, login, customer }: Judged) => ({
  Genre: kind,
  IDCompte: id,
  Qui: login,
  IDCustomer: customer?.IDCustomer ?? null,
});

/** What somebody adds in the course of a sign-in is theirs, although there is no session yet. */
const authorOf = ({ kind, id, login }: Judged, Appel: string, Action: string, Groupe: string): Author => ({
  Auteur: login,
  Kind: kind,
  IDPeople: kind === 'customer' ? id : null,
  Appel,
  Action,
  Groupe,
});

const noSuch = () => new Refusal('unknown', 'Ce second facteur n’existe pas.');

/** Of an application that was asked for by a policy; its owner may rename it. */
const firstName = 'Mon téléphone';

export const facteursRoutes = routesOf<typeof calls & typeof passkeys>()({
  finir: async ({ app, say, body: { demande, Moyen, Code }, headers, address, userAgent }) => {
    const attempt = await attemptOf(app, demande, 'connexion');
    const { judged, account } = attempt;
    say(saidOf(judged));
    const key = throttledAs(judged.customer, judged.login);
    if (!(await isRightCode(app, { account, key, Moyen, Code }))) throw wrongCode(Moyen);
    await endAttempt(app, attempt, address);
    const { codes } = await standingOfFacteurs(app.database.registry, account);
    return { ...(await open({ app, address, userAgent, headers }, judged)), CodesRestants: codes };
  },

  inscrire: async ({ app, say, body: { demande }, groupe }) => {
    const { judged } = await attemptOf(app, demande, 'inscription');
    say(saidOf(judged));
    const author = authorOf(judged, 'POST /api/session/facteur/inscription', 'Préparer son premier second facteur', groupe);
    const { Cle, Adresse } = await app.database.write('registry', author, (trx) => beginSeed(app, trx, judged, firstName));
    return { Cle, Adresse };
  },

  finirInscription: async ({ app, say, body: { demande, Code }, groupe, headers, address, userAgent }) => {
    const attempt = await attemptOf(app, demande, 'inscription');
    const { judged, account } = attempt;
    say(saidOf(judged));
    const IDFacteur = await takeCode(app, app.database.registry, account, Code, { pending: true });
    if (IDFacteur === undefined) throw wrongCode('code');
    await endAttempt(app, attempt, address);
    const author = authorOf(judged, 'POST /api/session/facteur/inscription/code', 'Ajouter son premier second facteur', groupe);
    const Codes = await app.database.write('registry', author, (trx) => confirmSeed(trx, namedOf(judged), IDFacteur));
    if (!Codes) throw over();
    return { ...(await open({ app, address, userAgent, headers }, judged)), Codes };
  },

  list: async ({ app, registry, session }) => {
    const account = personOf(session);
    const [facteurs, { codes, SecondFacteur }] = await Promise.all([
      listFacteurs(registry, account),
      standingOfFacteurs(registry, account),
    ]);
    return { facteurs, CodesRestants: codes, SecondFacteur: secondFacteurOf(app.config, account.IDCustomer, SecondFacteur) };
  },

  ajouterCode: ({ app, registry, session, body: { Nom } }) => beginSeed(app, registry, session, Nom),

  confirmerCode: async ({ app, registry, session, params: { IDFacteur }, body: { Code } }) => {
    // Whoever confirms has seen the key: there is nothing to guess.
    const confirmed = await takeCode(app, registry, personOf(session), Code, { pending: true });
    if (confirmed === undefined) throw wrongCode('code', 'invalid');
    if (confirmed !== IDFacteur) throw noSuch();
    const Codes = await confirmSeed(registry, namedOf(session), IDFacteur);
    if (!Codes) throw noSuch();
    return { Codes };
  },

  renommer: async ({ registry, session, params: { IDFacteur }, body: { Nom } }) => {
    if (!(await renameFacteur(registry, personOf(session), IDFacteur, Nom))) throw noSuch();
    return { success: true };
  },

  retirer: async ({ registry, session, params: { IDFacteur } }) => {
    if (!(await removeFacteur(registry, personOf(session), IDFacteur))) throw noSuch();
    return { success: true };
  },

  secours: async ({ registry, session }) => {
    const { types } = await standingOfFacteurs(registry, personOf(session));
    if (types.length === 0) throw new Refusal('rule', 'Ajoutez d’abord un second facteur\u00a0: les codes de secours le remplacent.');
    return { Codes: await renewRecovery(registry, namedOf(session)) };
  },

  defi: challenge,
  defiAjout: prepare,
  ajouterCle: add,

  ouvrir: async ({ app, say, body: { reponse }, headers, address, userAgent }) =>
    open({ app, address, userAgent, headers }, await judgedByPasskey(app, say, reponse)),
});
