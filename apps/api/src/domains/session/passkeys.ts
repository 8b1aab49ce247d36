import { randomBytes } from 'node:crypto';
import type { passkeys as calls } from '@comptoir/contract/domains/session/passkeys.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { AnyCall, Call, Result } from '../../http/call.ts';
import type { App } from '../../http/parts.ts';
import { personOf, type Judged } from '../../http/session.ts';
import { insertDemande, standingOfFacteurs, takeDemande } from '../../registry/facteurs.store.ts';
import { findCle, insertCle, listCles, takeCount } from '../../registry/passkeys.store.ts';
import { demandeFingerprint, newDemande } from './facteurs.rules.ts';
import { hostOf, isCustomerHost } from './login.rules.ts';
import { namedOf, renewRecovery } from './own-facteurs.ts';
import { clientDataOf, isOriginOf, isWholeSequence, passkeyHost } from './passkey.rules.ts';
import { judgedAccount } from './second-step.ts';

/** Loaded with the first passkey: it is large, and not everybody has one. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const timeout = 5 * 60_000;
/** Ed25519, ECDSA and RSA with SHA-256, as browsers have them. */
const algorithms = [-8, -7, -257];

const requireHost = ({ config }: Pick<App, 'config'>, url: string) => {
  const Hote = passkeyHost(hostOf(url), config.allowedHosts);
  if (Hote === undefined)
    throw new Refusal('invalid', 'Une clé d’accès demande le nom de la console, et non une adresse IP.', {
      url: 'Ce nom n’est pas celui de la console',
    });
  return Hote;
};

/** A challenge to whoever has a passkey for this host: a row, so that it is answered once. */
export const challenge = async ({ app, registry, body: { url } }: Call<typeof calls.defi>): Promise<Result<typeof calls.defi>> => {
  const rpId = requireHost(app, url);
  const { demande, Empreinte } = newDemande();
  await insertDemande(registry, { Empreinte, Usage: 'cle', Hote: rpId });
  return { challenge: demande, rpId, timeout, userVerification: 'required' };
};

const refused = () =>
  new Refusal('unauthenticated', 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou utilisez votre mot de passe.');
const copied = () =>
  new Refusal(
    'unauthenticated',
    'Cette clé d’accès est refusée\u00a0: elle semble avoir été copiée. Utilisez votre mot de passe, et prévenez votre administrateur.',
  );

/** The challenge that an answer is to, taken: whatever becomes of it, it is answered once. */
const takeChallenge = async (registry: AnyCall['registry'], clientDataJSON: string, Usage: 'cle' | 'ajoutCle') => {
  const said = clientDataOf(clientDataJSON);
  const asked = said && (await takeDemande(registry, demandeFingerprint(said.challenge), Usage));
  const Hote = asked?.Hote;
  return said && asked && Hote && isOriginOf(said.origin, Hote) ? { ...said, Hote, asked } : undefined;
};

type Signed = Call<typeof calls.ouvrir>['body']['reponse'];
type Cle = NonNullable<Awaited<ReturnType<typeof findCle>>>;

/** What it counted; undefined where the answer is not one of this key. Not verified, altered, of another place: all the same. */
const verified = async (reponse: Signed, cle: Cle, asked: { challenge: string; origin: string; Hote: string }) => {
  const [{ verifyAuthenticationResponse }, { cose, decodeCredentialPublicKey }] = await Promise.all([library(), helpers()]);
  const { userHandle, ...response } = reponse.response;
  if (userHandle !== cle.Poignee) return undefined;
  const publicKey = new Uint8Array(Buffer.from(cle.ClePublique ?? '', 'base64url'));
  try {
    const isSequence = cose.isCOSEPublicKeyEC2(decodeCredentialPublicKey(publicKey));
    if (isSequence && !isWholeSequence(Buffer.from(response.signature, 'base64url'))) return undefined;
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...reponse, response, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: asked.Hote,
      // The count is compared where it is noted, in one statement.
      credential: { id: reponse.id, publicKey, counter: 0 },
      requireUserVerification: true,
    });
    return isRight ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};

/** A key signs in at hosts of its own kind alone, as its login does. */
const isAtHome = async (app: App, { kind, customer }: Judged, host: string) => {
  if (!isCustomerHost(host, app.config.backofficeLabel)) return kind === 'operator';
  return kind === 'customer' && (await app.customers.findByHost(host))?.IDCustomer === customer.IDCustomer;
};

/** Whose passkey an answer is of, as the account stands now. @throws Refusal 401 */
export const judgedByPasskey = async (app: App, say: AnyCall['say'], reponse: Signed): Promise<Judged> => {
  const { registry } = app.database;
  const asked = await takeChallenge(registry, reponse.response.clientDataJSON, 'cle');
  const cle = asked && (await findCle(registry, reponse.id, asked.Hote));
  const judged = cle && (await judgedAccount(app, cle));
  if (!asked || !cle || !judged || !(await isAtHome(app, judged, asked.Hote))) throw refused();
  say({ Genre: judged.kind, IDCompte: judged.id, Qui: judged.login, IDCustomer: judged.customer?.IDCustomer ?? null });
  const count = await verified(reponse, cle, asked);
  if (count === undefined) throw refused();
  if (!(await takeCount(registry, cle.IDFacteur, count))) throw copied();
  return judged;
};

/** What a browser needs to make a passkey. The account is named on the device by random bytes, never by its login. */
export const prepare = async ({
  app,
  registry,
  session,
  body: { url },
}: Call<typeof calls.defiAjout>): Promise<Result<typeof calls.defiAjout>> => {
  const Hote = requireHost(app, url);
  const account = personOf(session);
  const known = await listCles(registry, account);
  const Poignee = known[0]?.Poignee ?? randomBytes(32).toString('base64url');
  const { demande, Empreinte } = newDemande();
  await insertDemande(registry, { ...account, Empreinte, Usage: 'ajoutCle', Hote, Poignee });
  return {
    challenge: demande,
    rp: { id: Hote, name: 'Comptoir' },
    user: { id: Poignee, name: session.login, displayName: session.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.flatMap(({ IDCle, Hote: host }) =>
      IDCle !== null && host === Hote ? [{ type: 'public-key' as const, id: IDCle }] : [],
    ),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
};

const notAdded = () => new Refusal('rule', 'La clé d’accès n’a pas pu être ajoutée. Recommencez.');

const registered = async (
  reponse: Call<typeof calls.ajouterCle>['body']['reponse'],
  asked: { challenge: string; origin: string; Hote: string },
) => {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...reponse, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: asked.Hote,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
};

/** @throws Refusal 422 for an answer to another account's challenge, to none, or that does not hold */
export const add = async ({
  registry,
  session,
  body: { Nom, reponse },
}: Call<typeof calls.ajouterCle>): Promise<Result<typeof calls.ajouterCle>> => {
  const account = personOf(session);
  const asked = await takeChallenge(registry, reponse.response.clientDataJSON, 'ajoutCle');
  const { IDOperator, IDCustomer, IDPeople, Poignee } = asked?.asked ?? {};
  const isMine = IDOperator === account.IDOperator && IDCustomer === account.IDCustomer && IDPeople === account.IDPeople;
  const made = asked && isMine ? await registered(reponse, asked) : undefined;
  if (!asked || !made || !Poignee) throw notAdded();
  const cle = { Nom, IDCle: made.id, ClePublique: Buffer.from(made.publicKey).toString('base64url'), Hote: asked.Hote, Poignee };
  if (!(await insertCle(registry, namedOf(session), cle, made.counter))) throw notAdded();
  const { codes } = await standingOfFacteurs(registry, account);
  return { Codes: codes > 0 ? [] : await renewRecovery(registry, namedOf(session)) };
};
