import type { utilisateurs, UtilisateursLot } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Handler } from '../../http/call.ts';
import { runLot, type LotWork } from '../../http/lots/lots.ts';
import { saveUtilisateurSites } from './save-utilisateur-sites.ts';
import { changeUtilisateur, savingBy, type Saving } from './save-utilisateur.ts';
import { listSitesOf } from './utilisateurs-sites.store.ts';
import { findUtilisateur, listNames, lockUtilisateur, type StoredUtilisateur } from './utilisateurs.store.ts';

const visibilityOf = ({ kind }: Pick<Saving, 'kind'>) => ({ all: kind === 'operator' });

const differing = (before: StoredUtilisateur, after: StoredUtilisateur) =>
  (Object.keys(before) as (keyof StoredUtilisateur)[]).filter((name) => before[name] !== after[name]);

/** Answers the fields that `work` changes of a user. */
const watching = async (saving: Saving, IDPeople: number, work: (before: StoredUtilisateur, sites: number[]) => Promise<unknown>) => {
  const before = await lockUtilisateur(saving.db, IDPeople, visibilityOf(saving));
  const sites = await listSitesOf(saving.db, IDPeople);
  await work(before, sites);
  const after = await findUtilisateur(saving.db, IDPeople, visibilityOf(saving));
  const hasMoved = String(await listSitesOf(saving.db, IDPeople)) !== String(sites);
  return [...differing(before, after), ...(hasMoved ? ['Sites'] : [])];
};

const changeOne = (saving: Saving, IDPeople: number, { changes, ajouterSites, retirerSites }: UtilisateursLot) =>
  watching(saving, IDPeople, async (_, sites) => {
    if (Object.keys(changes).length > 0) await changeUtilisateur(saving, IDPeople, changes);
    if (ajouterSites.length + retirerSites.length === 0) return;
    const wanted = new Set([...sites, ...ajouterSites]);
    for (const IDSite of retirerSites) wanted.delete(IDSite);
    await saveUtilisateurSites(saving, IDPeople, [...wanted]);
  });

const workOf = (saving: Omit<Saving, 'db'>, change: (saving: Saving, IDPeople: number) => Promise<string[]>): LotWork => ({
  namesOf: (db, ids) => listNames(db, ids, visibilityOf(saving)),
  change: (db, IDPeople) => change({ ...saving, db }, IDPeople),
});

/** Changes many users at once, each by the rules of the user form. */
export const lotUtilisateurs: Handler<typeof utilisateurs.lot> = (call) =>
  runLot(
    call,
    workOf(savingBy(call), (one, IDPeople) => changeOne(one, IDPeople, call.body)),
  );
