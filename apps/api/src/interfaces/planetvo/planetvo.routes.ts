import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { planetVOAcces, type planetVO } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { messages } from '@comptoir/contract/messages';
import { planetVO as partner } from '@comptoir/contract/interfaces/planetvo/planetvo.partner';
import { unknownRecord } from '../../db/existing.ts';
import { findUtilisateur } from '../../domains/utilisateurs/utilisateurs.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { isLost, refuseUnreadable } from '../../secrets/a-ressaisir.ts';
import { listAcces, readAcces, removeAcces, writeAcces } from '../../secrets/acces.store.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import { listPlaques, listUsers, readUser, removeUser, savePlaques, saveUser } from './planetvo.store.ts';

type AnyCall = Pick<Call<typeof planetVO.utilisateurs>, 'db' | 'app' | 'customer'>;

const Interface = 'planetvo';
const fields = namesOf(planetVOAcces);
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

/** Operators see every user. */
const everyone = { all: true };

const readConfig = async (call: AnyCall, IDPeople: number) => {
  await findUtilisateur(call.db, IDPeople, everyone);
  return {
    ...(await readUser(call.db, IDPeople)),
    ...(await readAcces(holderOf(call), { Interface, Cible: IDPeople }, fields)),
    Plaques: await listPlaques(call.db, IDPeople),
  };
};

/** The typed key, or the installation's. @throws Refusal 400 */
const keyOf = ({ app }: Pick<AnyCall, 'app'>, typed: string) => {
  const key = typed === '' ? app.config.planetVOApiKey : typed;
  if (key === '') throw new Refusal('invalid', 'La clé d’API PlanetVO est obligatoire.', { ApiKey: messages.required });
  return key;
};

/** Whether the stored key stays: nothing else was typed. */
const keepsKey = (present: Awaited<ReturnType<typeof readConfig>>, typed: string | undefined) =>
  isLost(present, 'ApiKey') ? (typed ?? '') === '' : typed === undefined && present.ApiKey !== '';

export const planetVORoutes = routesOf<typeof planetVO>()({
  utilisateurs: async (call) => {
    const accounts = await listAcces(holderOf(call), Interface, ['LoginInterface', 'PasswordInterface']);
    const none = { LoginInterface: '', PasswordInterface: '' };
    return (await listUsers(call.db)).map((user) => ({ ...user, ...(accounts.get(String(user.IDPeople)) ?? none) }));
  },

  read: (call) => readConfig(call, call.params.IDPeople),

  save: async (call) => {
    const { IDPeople } = call.params;
    const { Plaques, BasePVO, NickName, ApiKey, LoginInterface, PasswordInterface } = call.body;
    const present = await readConfig(call, IDPeople);
    const given = {
      ApiKey: keepsKey(present, ApiKey) ? undefined : keyOf(call, ApiKey ?? ''),
      LoginInterface,
      PasswordInterface,
    };
    const after = { BasePVO, NickName, LoginInterface, PasswordInterface };
    for (const [name, value] of Object.entries(after)) {
      const stored = present[name as keyof typeof after];
      if ((value ?? stored) === '' && !isLost(present, name))
        throw new Refusal('invalid', 'La configuration est incomplète.', { [name]: messages.required });
    }
    await saveUser(call.db, IDPeople, { BasePVO, NickName });
    await writeAcces(holderOf(call), { Interface, Cible: IDPeople }, given);
    if (Plaques) {
      const known = new Set(present.Plaques.map(({ IDPlaque }) => IDPlaque));
      if (Plaques.some(({ IDPlaque }) => !known.has(IDPlaque)))
        throw unknownRecord(Plaques.length === 1 ? 'Cette société' : 'Une de ces sociétés');
      await savePlaques(call.db, IDPeople, Plaques);
    }
    return readConfig(call, IDPeople);
  },

  remove: async ({ db, params: { IDPeople } }) => {
    await findUtilisateur(db, IDPeople, everyone);
    await removeUser(db, IDPeople);
    await removeAcces(db, { Interface, Cible: IDPeople });
    return { IDPeople };
  },

  societes: ({ db }) => listPlaques(db, null),

  check: async ({ params: { IDPeople }, body, session, ...call }) => {
    const { Lastname, Firstname } = await findUtilisateur(call.db, IDPeople, everyone);
    const stored = await readAcces(holderOf(call), { Interface, Cible: IDPeople }, fields);
    refuseUnreadable(
      stored,
      fields.filter((name) => (body[name] ?? '') === ''),
    );
    const login = body.LoginInterface ?? stored.LoginInterface;
    const password = body.PasswordInterface ?? stored.PasswordInterface;
    const apiKey = keyOf(call, body.ApiKey ?? stored.ApiKey);
    const given = {
      customer: call.customer,
      by: session.login,
      cible: `${Lastname} ${Firstname}`,
      account: { login, password },
      body: { apiKey },
      // Nothing is typed: the list asks by itself, once for each user that it shows.
      quiet: Object.keys(body).length === 0,
    };
    try {
      return await call.app.partners.ask(partner, 'bases', given);
    } catch (error) {
      if (error instanceof PartnerFailure && error.kind === 'refused') return { response: 'nok', message: error.message };
      throw error;
    }
  },
});
