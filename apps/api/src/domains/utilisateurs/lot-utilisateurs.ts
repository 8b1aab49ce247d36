import type { utilisateurs, UtilisateursLot } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Handler } from '../../http/call.ts';
import { runLot, type LotWork } from '../../http/lots/lots.ts';
import { changeUtilisateurSites } from './save-utilisateur-sites.ts';
import { changeUtilisateur, savingBy, type Saving } from './save-utilisateur.ts';
import { findUtilisateur, listNames, type StoredUtilisateur } from './utilisateurs.store.ts';

const visibilityOf = ({ kind }: Pick<Saving, 'kind'>) => ({ all: kind === 'operator' });

const differing = (before: StoredUtilisateur, after: StoredUtilisateur) =>
  (Object.keys(before) as (keyof StoredUtilisateur)[]).filter((name) => before[name] !== after[name]);

/** Answers the fields that are changed of a user. */
const changeOne = async (saving: Saving, IDPeople: number, { changes, ajouterSites, retirerSites }: UtilisateursLot) => {
  const { db } = saving;
  const fields: string[] = [];
  if (Object.keys(changes).length > 0) {
    const before = await changeUtilisateur(saving, IDPeople, changes);
    fields.push(...differing(before, await findUtilisateur(db, IDPeople, visibilityOf(saving))));
  }
  if (ajouterSites.length + retirerSites.length > 0) {
    const removed = new Set(retirerSites);
    const wantedOf = (present: Iterable<number>) => [...present, ...ajouterSites].filter((IDSite) => !removed.has(IDSite));
    if (await changeUtilisateurSites(saving, IDPeople, wantedOf, retirerSites)) fields.push('Sites');
  }
  return fields;
};

const workOf = (saving: Omit<Saving, 'db'>, asked: UtilisateursLot): LotWork => ({
  namesOf: (db, ids) => listNames(db, ids, visibilityOf(saving)),
  change: (db, IDPeople) => changeOne({ ...saving, db }, IDPeople, asked),
});

/** Changes many users at once, each by the rules of the user form. */
export const lotUtilisateurs: Handler<typeof utilisateurs.lot> = (call) => runLot(call, workOf(savingBy(call), call.body));
