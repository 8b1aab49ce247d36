import { statusOf, type Refusal, type RefusalCode } from '@comptoir/contract/errors';
import type { CodeDite, RaisonDonnee } from '@comptoir/contract/raisons';
import type { RaisonDite, RefusalBody } from '@comptoir/contract/refusal-body';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../session.ts';

/** Names the rows that reasons are about, as far as a session may know of them; made by a domain, which knows who sees what. */
export type NameRaisons = (db: Db, session: Session, raisons: readonly RaisonDonnee[], message: string) => Promise<RaisonDite[]>;

/** The reason where the refusal names none: every code of a 403, 409 or 422 has one. */
const usual: Partial<Record<RefusalCode, CodeDite>> = {
  forbidden: 'droit',
  preuve: 'preuve',
  acces: 'accord',
  portee: 'portee',
  jeton: 'jeton',
  conflict: 'etat',
  modified: 'version',
  passe: 'passe',
  rule: 'regle',
  essai: 'essai',
};

const withReasons = new Set([403, 409, 422]);

/** Of refusals whose rows have been named. */
const told = new WeakMap<Refusal, readonly RaisonDite[]>();

/**
 * Names the rows of a refusal, after its transaction has ended: a refused row has broken it. A name that cannot be read hides no
 * refusal: its sentence is given without.
 */
export const nameRows = async (refusal: Refusal, session: Session, db: Db, name: NameRaisons) => {
  if (refusal.raisons.every(({ sujet, change }) => !sujet && !change)) return;
  const raisons = await name(db, session, refusal.raisons, refusal.message).catch(() => undefined);
  if (raisons) told.set(refusal, raisons);
};

/** The reasons as the body of a refusal has them. */
export const raisonsOf = (refusal: Refusal): Pick<RefusalBody, 'raisons'> => {
  const { code, message, raisons } = refusal;
  if (!withReasons.has(statusOf[code])) return {};
  const plain = raisons.map(({ code: own, phrase = message }): RaisonDite => ({ code: own, phrase }));
  const [first, ...others] = told.get(refusal) ?? plain;
  return { raisons: first ? [first, ...others] : [{ code: usual[code] ?? 'regle', phrase: message }] };
};
