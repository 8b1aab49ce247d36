import { isOpenTo } from '@comptoir/contract/limites';
import type { fournisseurs } from '@comptoir/contract/domains/fournisseurs/fournisseurs.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import { unknownRecord } from '../../db/existing.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import { requireVersion, versionOf } from '../../http/lists/versions.ts';
import type { App } from '../../http/parts.ts';
import type { Session } from '../../http/session.ts';
import { isLimited } from '../../http/sessions/limites.ts';
import { describeProvider } from '../../partners/openid/provider.ts';
import { findCustomer } from '../../registry/registry.store.ts';
import { checkEmetteur, checkRattachement, retoursOf } from './fournisseurs.rules.ts';
import {
  insertFournisseur,
  listFournisseurs,
  lockFournisseur,
  readFournisseur,
  readSecret,
  removeFournisseur,
  sealSecret,
  updateFournisseur,
  type Fournisseur,
} from './fournisseurs.store.ts';

type Registry = Kysely<RegistryTables>;
type Whose = Pick<Fournisseur, 'IDCustomer' | 'IDServer'>;

const isOpen = ({ limites }: Session, { IDCustomer, IDServer }: Whose) =>
  IDCustomer === null || IDServer === null ? !isLimited(limites) : isOpenTo(limites, { IDCustomer, IDServer });

/** @throws Refusal 404 for one of a customer that is not open */
const requireOpen = (session: Session, found: Fournisseur) => {
  if (!isOpen(session, found)) throw unknownRecord();
  return found;
};

/** Of what is set; whose it is and who is linked are other people's. */
const markOf = ({ BDGp: _b, hosts: _h, IDServer: _s, ...set }: Fournisseur) => versionOf(Buffer.from(JSON.stringify(set)));

/** One that is going to be changed as the caller has read it. @throws Refusal 404, 409 */
const toChange = async (registry: Registry, session: Session, IDFournisseur: number, asked: string | undefined) => {
  const found = requireOpen(session, await lockFournisseur(registry, IDFournisseur));
  requireVersion(markOf(found), asked);
  return found;
};

/** @throws Refusal */
const customerNamed = async (registry: Registry, session: Session, BDGp: string | null) => {
  if (BDGp === null) {
    if (isLimited(session.limites))
      throw new Refusal('portee', 'Vos droits sont limités à certains clients\u00a0: cela porte sur tous les opérateurs.');
    return null;
  }
  const customer = await findCustomer(registry, BDGp);
  if (!customer || !isOpenTo(session.limites, customer)) throw new Refusal('unknown', 'Ce client n’existe pas.');
  return customer.IDCustomer;
};

/** Why nobody could sign in there, as a sentence; '' where nothing is wrong. */
const faultOf = async ({ config, vault }: App, found: Fournisseur): Promise<string> => {
  if (retoursOf(found, config.publicUrl).length === 0)
    return 'Aucune adresse de retour\u00a0: l’adresse publique de la console (PUBLIC_URL) ou l’hôte de ce client manque.';
  const Secret = readSecret(vault, found);
  if (Secret === null) return 'Le secret client est illisible\u00a0: saisissez-le à nouveau.';
  try {
    const described = await describeProvider({ ...found, Secret }, config.outboundAllowedHosts, { isFresh: true });
    const { id_token_signing_alg_values_supported: algorithms, code_challenge_methods_supported: challenges } = described.serverMetadata();
    if (algorithms && !algorithms.includes(found.Algorithme))
      return `Le fournisseur ne signe pas par ${found.Algorithme}, mais par ${algorithms.join(', ')}.`;
    if (challenges && !challenges.includes('S256')) return 'Le fournisseur ne connaît pas la protection PKCE (S256), qui est exigée.';
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

export const fournisseursRoutes = routesOf<typeof fournisseurs>()({
  list: async ({ app: { config, vault }, registry, session }) => {
    const rows = (await listFournisseurs(registry)).filter((row) => isOpen(session, row));
    return rows.map((row) => {
      const { Comptes, ...set } = row;
      const { IDCustomer: _c, IDServer: _s, hosts: _h, Secret: _, ...said } = set;
      return {
        ...said,
        EstSecretLisible: readSecret(vault, row) !== null,
        Retours: retoursOf(row, config.publicUrl),
        Comptes: Comptes ?? 0,
        Version: markOf(set),
      };
    });
  },

  create: async ({ app: { config, vault }, registry, session, body: { BDGp, Secret, ...given } }) => {
    const IDCustomer = await customerNamed(registry, session, BDGp);
    checkEmetteur(given.Emetteur, config.outboundAllowedHosts);
    checkRattachement(given, IDCustomer);
    return { IDFournisseur: await insertFournisseur(registry, { ...given, IDCustomer }, (id) => sealSecret(vault, id, Secret)) };
  },

  update: async ({ app: { vault }, registry, session, params: { IDFournisseur }, headers, body: { Secret, ...changes } }) => {
    const { IDCustomer } = await toChange(registry, session, IDFournisseur, headers['if-match']);
    checkRattachement(changes, IDCustomer);
    await updateFournisseur(registry, IDFournisseur, {
      ...changes,
      ...(Secret === '' ? {} : { Secret: sealSecret(vault, IDFournisseur, Secret) }),
    });
    return { success: true };
  },

  remove: async ({ registry, session, params: { IDFournisseur }, headers }) => {
    await toChange(registry, session, IDFournisseur, headers['if-match']);
    await removeFournisseur(registry, IDFournisseur);
    return { success: true };
  },

  essayer: async ({ app, registry, session, params: { IDFournisseur } }) => {
    const Message = await faultOf(app, requireOpen(session, await readFournisseur(registry, IDFournisseur)));
    return { estPret: Message === '', Message };
  },
});
