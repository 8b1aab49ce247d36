import { Refusal } from '@comptoir/contract/errors';
import type { Right, SentRight } from '@comptoir/contract/domains/profils/profils.calls';

/** A right of a profile, for the rules. */
export type StoredRight = Pick<
  Right,
  | 'DRFUNCTION_ID'
  | 'DRFUNCTION_DESCR'
  | 'DRTYPE_PRIVILEGE_ID'
  | 'DRPROFILE_PRIVILEGE_CHECKED'
  | 'DRPRIVILEGE_FUNCTION_ENABLED'
  | 'PeutDonner'
>;
/** What is written of a right. */
export type RightChange = Pick<Right, 'DRFUNCTION_ID' | 'DRTYPE_PRIVILEGE_ID' | 'DRPROFILE_PRIVILEGE_CHECKED'>;

type Placed = Pick<Right, 'DRFUNCTION_ID' | 'DRTYPE_PRIVILEGE_ID'>;
const keyOf = ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: Placed) => `${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;

/** Names shown in a refusal. */
const most = 5;
const named = (names: readonly string[]) => names.slice(0, most).join(', ') + (names.length > most ? '…' : '');

/** @throws Refusal 400 for those of the sent rights that are at fault, each at its place */
const refuseSent = (what: string, sent: readonly SentRight[], isAtFault: (right: SentRight) => boolean) => {
  const faulty = [...sent.entries()].filter(([, right]) => isAtFault(right));
  if (faulty.length === 0) return;
  const errors = Object.fromEntries(faulty.map(([at]) => [`${at}.DRFUNCTION_ID`, what]));
  throw new Refusal('invalid', `${what}\u00a0: ${named(faulty.map(([, right]) => keyOf(right)))}.`, errors);
};

/**
 * The rights that the sent list changes. What it leaves out stays, and so does what is not enabled.
 * @throws Refusal 400 for a right that does not exist or is sent twice
 */
export const changedRights = (stored: readonly StoredRight[], sent: readonly SentRight[]): (StoredRight & RightChange)[] => {
  const known = new Map(stored.map((right) => [keyOf(right), right]));
  const seen = new Set<string>();
  refuseSent('Droit inconnu', sent, (right) => !known.has(keyOf(right)));
  refuseSent('Droit en double', sent, (right) => seen.size === seen.add(keyOf(right)).size);
  return sent.flatMap((right) => {
    const present = known.get(keyOf(right));
    const { DRPROFILE_PRIVILEGE_CHECKED } = right;
    const isChange = present?.DRPRIVILEGE_FUNCTION_ENABLED && present.DRPROFILE_PRIVILEGE_CHECKED !== DRPROFILE_PRIVILEGE_CHECKED;
    return isChange ? [{ ...present, DRPROFILE_PRIVILEGE_CHECKED }] : [];
  });
};

const isBeyond = ({ DRPROFILE_PRIVILEGE_CHECKED, PeutDonner }: StoredRight) => DRPROFILE_PRIVILEGE_CHECKED && !PeutDonner;
const namesOf = (rights: readonly StoredRight[]) => named([...new Set(rights.map(({ DRFUNCTION_DESCR }) => DRFUNCTION_DESCR))]);

/** Nobody gives a right that they may not give; removing one is free. @throws Refusal 403 */
export const checkGiven = (changes: readonly StoredRight[]) => {
  const beyond = changes.filter(isBeyond);
  if (beyond.length === 0) return;
  throw new Refusal('forbidden', `Votre profil ne détient pas les droits que vous voulez donner\u00a0: ${namesOf(beyond)}.`);
};

/**
 * The rights of a copy: all of the source. A disabled right serves nobody, so one that they may not give is left out.
 * @throws Refusal 403 if the source has an enabled right that they may not give
 */
export const copiedRights = (rights: readonly StoredRight[]) => {
  const beyond = rights.filter((right) => right.DRPRIVILEGE_FUNCTION_ENABLED && isBeyond(right));
  if (beyond.length > 0) {
    throw new Refusal(
      'forbidden',
      `Ce profil détient des droits que le vôtre n’a pas, vous ne pouvez pas le dupliquer\u00a0: ${namesOf(beyond)}.`,
    );
  }
  return rights.filter((right) => right.DRPROFILE_PRIVILEGE_CHECKED && !isBeyond(right));
};
