import { Refusal, type RefusalCode } from '@comptoir/contract/errors';
import type { FournisseurUsage } from '../../../db/registry-tables/fournisseurs.ts';
import type { AnyCall } from '../../../http/call.ts';
import type { App } from '../../../http/parts.ts';
import { personOf, type Session } from '../../../http/session.ts';
import { addressAt, describeProvider, NotSaid, whoCameBack } from '../../../partners/openid/provider.ts';
import { hostsOf, retourAt } from '../../fournisseurs/fournisseurs.rules.ts';
import { findFournisseur, readSecret, type Fournisseur } from '../../fournisseurs/fournisseurs.store.ts';
import { hostOf } from '../login.rules.ts';
import { isSince, isStrong, newState, secretsOf } from './identites.rules.ts';
import { insertDemande, takeDemande } from './identites.store.ts';

const noSuch = () => new Refusal('unknown', 'Ce fournisseur n’est pas proposé à cette adresse.');

/** How the provider is asked. @throws Refusal 502 */
const configOf = ({ config, vault }: App, fournisseur: Fournisseur) => {
  const Secret = readSecret(vault, fournisseur);
  if (Secret === null) throw new Refusal('partner', 'Ce fournisseur n’est pas prêt\u00a0: son secret est à saisir à nouveau.');
  return describeProvider({ ...fournisseur, Secret }, config.outboundAllowedHosts);
};

const isOf = ({ IDCustomer }: Fournisseur, session: Session | undefined) =>
  session === undefined || personOf(session).IDCustomer === IDCustomer;

/** What is asked of the provider beside who it is. */
const askedOf = ({ Acr, Anciennete }: Fournisseur, Usage: FournisseurUsage): Record<string, string> => ({
  ...(Acr.length > 0 ? { acr_values: Acr.join(' ') } : {}),
  ...(Anciennete === null ? {} : { max_age: String(Anciennete * 60) }),
  ...(Usage === 'preuve' ? { prompt: 'login', max_age: '0' } : {}),
});

interface Beginning extends Pick<AnyCall, 'app' | 'registry'> {
  session?: Session | undefined;
  body: { IDFournisseur: number; Cle: string; url: string };
}

/** Sends a browser to a provider, and keeps what it went for. @throws Refusal */
export const begin = async ({ app, registry, session, body }: Beginning, Usage: FournisseurUsage): Promise<{ Adresse: string }> => {
  const { publicUrl } = app.config;
  const Hote = hostOf(body.url);
  const fournisseur = await findFournisseur(registry, body.IDFournisseur);
  if (!fournisseur?.Actif || publicUrl === undefined || !hostsOf(fournisseur, publicUrl).includes(Hote) || !isOf(fournisseur, session))
    throw noSuch();
  const config = await configOf(app, fournisseur);
  const state = newState();
  const { Empreinte, Navigateur, nonce, verifier } = secretsOf(body.Cle, state);
  const { IDFournisseur } = fournisseur;
  const retour = retourAt(publicUrl, Hote, IDFournisseur);
  const Adresse = await addressAt(config, { retour, state, nonce, verifier, asked: askedOf(fournisseur, Usage) });
  const whose = session && { ...personOf(session), IDSession: session.IDSession };
  await insertDemande(registry, { ...whose, Empreinte, Navigateur, IDFournisseur, Usage, Hote });
  return { Adresse };
};

export interface ComeBack {
  IDFournisseur: number;
  Cle: string;
  demande: string;
  Code?: string | undefined;
  Emetteur?: string | undefined;
  Erreur?: string | undefined;
}

interface Returning extends Pick<AnyCall, 'app' | 'registry' | 'say'> {
  session?: Session | undefined;
  body: ComeBack;
}

const sentences = {
  over: 'Cette demande a trop tardé, ou elle est déjà faite. Recommencez.',
  notSaid: 'Le fournisseur n’a pas confirmé votre identité. Recommencez, ou employez un autre moyen.',
  old: 'Vous vous êtes identifié chez le fournisseur depuis trop longtemps. Recommencez.',
  weak: 'Le fournisseur ne dit pas vous avoir demandé un second facteur, et cet accès l’exige.',
};

/**
 * Who came back from a provider, checked: what was asked for, by this browser, for this use, young and strong enough. Whatever becomes
 * of it, it is done once. @throws Refusal of the given code, or 502
 */
export const comeBack = async ({ app, registry, say, session, body }: Returning, Usage: FournisseurUsage, code: RefusalCode) => {
  const { publicUrl = '' } = app.config;
  const { nonce, verifier, Empreinte, Navigateur } = secretsOf(body.Cle, body.demande);
  const refuse = (why: keyof typeof sentences, Details?: string) => {
    if (Details !== undefined) say({ Details });
    return new Refusal(code, sentences[why]);
  };
  const asked = await takeDemande(registry, { Empreinte, Navigateur, Usage, IDSession: session?.IDSession ?? null });
  if (asked?.IDFournisseur !== body.IDFournisseur) throw refuse('over');
  const fournisseur = await findFournisseur(registry, asked.IDFournisseur);
  if (!fournisseur?.Actif) throw refuse('over');
  const { Nom, IDCustomer, Anciennete } = fournisseur;
  if (session === undefined) say({ IDCustomer, Genre: IDCustomer === null ? 'public' : 'customer' });
  const said = await whoCameBack(await configOf(app, fournisseur), {
    retour: retourAt(publicUrl, asked.Hote, fournisseur.IDFournisseur),
    state: body.demande,
    nonce,
    verifier,
    code: body.Code,
    iss: body.Emetteur,
    error: body.Erreur,
  }).catch((fault: unknown) => {
    if (fault instanceof NotSaid) throw refuse('notSaid', `${Nom}\u00a0: ${sentences.notSaid} (${fault.code})`);
    throw fault;
  });
  const since = Usage === 'preuve' ? Date.parse(asked.CreeLe) : Date.now() - (Anciennete ?? 0) * 60_000;
  const isAged = Usage === 'preuve' || Anciennete !== null;
  if (isAged && !isSince(said, since)) throw refuse('old', `${Nom}\u00a0: ${sentences.old}`);
  if (fournisseur.FacteurExige && !isStrong(said, fournisseur)) throw refuse('weak', `${Nom}\u00a0: ${sentences.weak}`);
  return { fournisseur, said };
};
