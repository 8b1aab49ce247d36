import { Refusal } from '@comptoir/contract/errors';
import { activationRefusal, wallyCrmNames, wallyMessages, type WallyCrm, type WallyState } from '@comptoir/contract/interfaces/wally';
import { PartnerFailure } from '../kit/partner-failure.ts';

/** The one that an address names. @throws Refusal 404 */
export const crmNamed = (name: string): WallyCrm => {
  const found = wallyCrmNames.find((crm) => crm === name.toLowerCase());
  if (!found) throw new Refusal('unknown', "Cette adresse n'existe pas.");
  return found;
};

export const flagOf = (state: WallyState) => (state === 'ACTIVE' ? 'FULL' : null);

/**
 * Whether an account may be activated. Holes among the points of sale hold back an inactive one alone: in one that has been
 * active they came with a refresh. @throws Refusal 422
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

/** The state in which Wally's own refusal leaves an account that is being activated; null where it says nothing of it. */
export const stateAfter = (error: unknown): WallyState | null =>
  error instanceof PartnerFailure && error.kind === 'refused' ? (leaves[error.partnerCode ?? ''] ?? null) : null;

/** Two retrievals of one account cannot run together: a conflict, and no failure of the partner. */
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
/** What Wally knows of an account on one side of a mapping: points of sale or origins, brands, and which go together. */
export interface Known {
  things: readonly Named[];
  marques: readonly Named[];
  pairs: readonly Pair[];
}

/** A brand that is named nowhere pairs with nothing. */
export const knownOf = (things: readonly (Named & { brands: readonly string[] })[], marques: readonly Named[]): Known => {
  const named = new Set(marques.map(({ id }) => id));
  return {
    things: things.map(({ id, name }) => ({ id, name })),
    marques,
    pairs: things.flatMap(({ id, brands }) => brands.filter((brand) => named.has(brand)).map((marque) => ({ thing: id, marque }))),
  };
};

const keyOf = ({ thing, marque }: Pair) => JSON.stringify([thing, marque]);

/** What a refresh adds and takes away. A pair for which somebody has chosen something stays, known or not. */
export const refreshPlan = (known: readonly Pair[], stored: readonly (Pair & { isChosen: boolean })[]) => {
  const before = new Set(stored.map(keyOf));
  const now = new Set(known.map(keyOf));
  const added = new Map(known.filter((pair) => !before.has(keyOf(pair))).map((pair) => [keyOf(pair), pair]));
  return { added: [...added.values()], removed: stored.filter((pair) => !pair.isChosen && !now.has(keyOf(pair))) };
};
