import type { utilisateurs, UtilisateursLot } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Handler } from '../../http/call.ts';
import { runLot, type LotWork } from '../../http/lots/lots.ts';
import { saveUtilisateurSites } from './save-utilisateur-sites.ts';
import { changeUtilisateur, savingBy, type Saving } from './save-utilisateur.ts';
import { listSitesOf } from './utilisateurs-sites.store.ts';
import { findUtilisateur, listNames, type StoredUtilisateur } from './utilisateurs.store.ts';

const visibilityOf = ({ kind }: Pick<Saving, 'kind'>) => ({ all: kind === 'operator' });

const differing = (before: StoredUtilisateur, after: StoredUtilisateur) =>
  (Object.keys(before) as (keyof StoredUtilisateur)[]).filter((name) => before[name] !== after[name]);

const isSame = (some: readonly number[], others: readonly number[]) => String(some) === String(others);

/** Answers the fields that are changed of a user. */
const changeOne = async (saving: Saving, IDPeople: number, { changes, ajouterSites, retirerSites }: UtilisateursLot) => {
  const { db } = saving;
  const fields: string[] = [];
  if (Object.keys(changes).length > 0) {
    const before = await changeUtilisateur(saving, IDPeople, changes);
    fields.push(...differing(before, await findUtilisateur(db, IDPeople, visibilityOf(saving))));
  }
  if (ajouterSites.length + retirerSites.length === 0) return fields;
  const sites = await listSitesOf(db, IDPeople);
  const wanted = new Set([...sites, ...ajouterSites]);
  for (const IDSite of retirerSites) wanted.delete(IDSite);
  if (!isSame(await saveUtilisateurSites(saving, IDPeople, [...wanted]), sites)) fields.push('Sites');
  return fields;
};

const workOf = (saving: Omit<Saving, 'db'>, asked: UtilisateursLot): LotWork => ({
  namesOf: (db, ids) => listNames(db, ids, visibilityOf(saving)),
  change: (db, IDPeople) => changeOne({ ...saving, db }, IDPeople, asked),
});

/** Changes many users at once, each by the rules of the user form. */
export const lotUtilisateurs: Handler<typeof utilisateurs.lot> = (call) => runLot(call, workOf(savingBy(call), call.body));
