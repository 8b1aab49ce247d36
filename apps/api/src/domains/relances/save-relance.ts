import type { NewRelance, RelanceChanges } from '@comptoir/contract/domains/relances/relances.calls';
import type { Kind } from '@comptoir/contract/rights';
import { checkAllExist } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { findSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { resolveDisponibilite, type Disponibilite } from './relances.rules.ts';
import { findPlaques, insertRelance, lockRelance, replaceLists, updateRelance } from './relances.store.ts';

/** The parts of the request that saving a follow-up needs. */
interface Saving {
  db: Db;
  kind: Kind;
}

/**
 * Companies and sites must exist. Customer access does not see fictitious sites, so it cannot add one; those that are
 * there stay.
 * @throws Refusal 400
 */
const checkLists = async ({ db, kind }: Saving, stored: Disponibilite | undefined, { Plaques, Sites }: Disponibilite) => {
  checkAllExist('Plaques', 'Société inconnue', Plaques, new Set(await findPlaques(db, Plaques)));
  const sites = (await findSites(db, Sites)).filter(({ EstFictif }) => kind === 'operator' || !EstFictif);
  checkAllExist('Sites', 'Site inconnu', Sites, new Set([...sites.map(({ IDSite }) => IDSite), ...(stored?.Sites ?? [])]));
};

/** Adds a follow-up; answers its id. @throws Refusal */
export const createRelance = async (saving: Saving, { Groupe, Plaques, Sites, ...row }: NewRelance) => {
  const { db } = saving;
  const wanted = resolveDisponibilite(undefined, { Groupe, Plaques, Sites });
  await checkLists(saving, undefined, wanted);
  const created = await insertRelance(db, { ...row, Groupe: wanted.Groupe });
  await replaceLists(db, created.IDRelanceAuto, wanted);
  return created;
};

/** Changes a follow-up: keys present change, the others stay. @throws Refusal */
export const changeRelance = async (saving: Saving, IDRelanceAuto: number, given: RelanceChanges) => {
  const { db } = saving;
  const stored = await lockRelance(db, IDRelanceAuto);
  const { Groupe, Plaques, Sites, ...row } = given;
  const asked = { ...(Groupe === undefined ? {} : { Groupe }), ...(Plaques ? { Plaques } : {}), ...(Sites ? { Sites } : {}) };
  const wanted = resolveDisponibilite(stored, asked);
  await checkLists(saving, stored, wanted);
  await updateRelance(db, IDRelanceAuto, { ...row, Groupe: wanted.Groupe });
  await replaceLists(db, IDRelanceAuto, wanted);
};
