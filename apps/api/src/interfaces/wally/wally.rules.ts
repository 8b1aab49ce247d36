import { Refusal } from '@comptoir/contract/errors';
import { activationRefusal, wallyMessages, type WallyState } from '@comptoir/contract/interfaces/wally/wally.calls';
import { wallyCrmNames, type WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { PartnerFailure } from '../../partners/partner-failure.ts';

/** The tool in an address. @throws Refusal 404 */
export const crmNamed = (name: string): WallyCrm => {
  const found = wallyCrmNames.find((crm) => crm === name.toLowerCase());
  if (!found) throw new Refusal('unknown', 'Cette adresse n’existe pas.');
  return found;
};

/** The sentence for a value of the body that repeats one of the address, and differs from it. */
export const notOfAddress = 'La valeur n’est pas celle de l’adresse';

export const flagOf = (state: WallyState) => (state === 'ACTIVE' ? 'FULL' : null);

/**
 * Whether an account may be activated. Missing choices for points of sale block only an inactive account: in one that was
 * active they come from a refresh. @throws Refusal 422
 */
export const checkActivation = (state: WallyState, emailNotification: string, holes: number) => {
  const message = activationRefusal(emailNotification);
  if (message !== null) throw new Refusal('rule', message, { emailNotification: message });
  if (state === 'INACTIVE' && holes > 0) throw new Refusal('rule', wallyMessages.unmapped);
};

const leaves: Readonly<Record<string, WallyState>> = {
  INVALID_CREDENTIALS: 'OUTDATED',
  PASSWORD_EXPIRED: 'OUTDATED',
  UNKNOWN_ACCOUNT: 'FAILED',
  FORBIDDEN: 'FAILED',
};

/**
 * For a probe: Wally lets the account in, and yet it retrieves nothing until it is activated again
 * (docs/regles/interfaces/commun.md#verdicts). @throws PartnerFailure
 */
export const checkRetrieving = (login: string, state: WallyState) => {
  if (state !== 'FAILED' && state !== 'OUTDATED') return;
  const what = state === 'FAILED' ? 'en panne' : 'arrêté, son mot de passe ayant été refusé';
  throw new PartnerFailure('refused', `Wally accepte les identifiants, mais le compte ${login} est ${what}. Activez-le à nouveau.`);
};

/** The state in which Wally's refusal leaves an account that is being activated; null if it does not change. */
export const stateAfter = (error: unknown): WallyState | null =>
  error instanceof PartnerFailure && error.kind === 'refused' ? (leaves[error.partnerCode ?? ''] ?? null) : null;

/** Two retrievals of one account cannot run at once: a conflict, not a failure of the partner. */
export const asConflict = (error: unknown) =>
  error instanceof PartnerFailure && error.partnerCode === 'RETRIEVAL_RUNNING' ? new Refusal('conflict', error.message) : error;

export interface Named {
  id: string;
  name: string;
}
export interface Pair {
  thing: string;
  marque: string;
}
/** What Wally knows for one side of a mapping: points of sale or origins, brands, and their pairs. */
export interface Known {
  things: readonly Named[];
  marques: readonly Named[];
  pairs: readonly Pair[];
}

/** Unknown brands make no pair. */
export const knownOf = (things: readonly (Named & { brands: readonly string[] })[], marques: readonly Named[]): Known => {
  const named = new Set(marques.map(({ id }) => id));
  return {
    things: things.map(({ id, name }) => ({ id, name })),
    marques,
    pairs: things.flatMap(({ id, brands }) => brands.filter((brand) => named.has(brand)).map((marque) => ({ thing: id, marque }))),
  };
};

const keyOf = ({ thing, marque }: Pair) => JSON.stringify([thing, marque]);

/** What a refresh adds and removes. A pair with a choice stays, known or not. */
export const refreshPlan = (known: readonly Pair[], stored: readonly (Pair & { isChosen: boolean })[]) => {
  const before = new Set(stored.map(keyOf));
  const now = new Set(known.map(keyOf));
  const added = new Map(known.filter((pair) => !before.has(keyOf(pair))).map((pair) => [keyOf(pair), pair]));
  return { added: [...added.values()], removed: stored.filter((pair) => !pair.isChosen && !now.has(keyOf(pair))) };
};

interface Match {
  toSkip: boolean;
  /** Our site; null where none is chosen. */
  Descr: string | null;
}

/** What becomes of a lead or an offer, by the match of its point of sale and brand. */
export const outcomeOf = ({ phone, email }: { phone: string; email: string }, match: Match | undefined) => {
  if (match?.toSkip) return { Site: '', Statut: 'Ignoré', Comment: 'Point de vente à ne pas intégrer' };
  if (!match?.Descr) return { Site: '', Statut: 'Ignoré', Comment: 'Point de vente sans correspondance' };
  if (phone === '' && email === '')
    return { Site: match.Descr, Statut: 'En erreur', Comment: 'Le client n’a ni téléphone ni adresse e-mail' };
  return { Site: match.Descr, Statut: 'Intégré', Comment: '' };
};
