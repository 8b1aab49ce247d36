import { Refusal } from '@comptoir/contract/errors';
import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import { checkAllExist } from '../../db/existing.ts';
import type { Saving } from './save-utilisateur.ts';
import { addSites, findSites, listSitesOf, removeSites } from './utilisateurs-sites.store.ts';
import { lockUtilisateur } from './utilisateurs.store.ts';

/** What decides who may change a user's sites. */
type By = Pick<Saving, 'db' | 'kind'>;

/**
 * Gives a user the sites that `wantedOf` makes of the present ones, which nobody else changes meanwhile; answers whether that is a
 * change. Customer access neither sees nor changes the fictitious ones: they stay. Sites that are only `named` have to exist.
 * @throws Refusal 400 for a site that does not exist; 422 when customer access changes a Nissan site
 */
export const changeUtilisateurSites = async (
  { db, kind }: By,
  IDPeople: number,
  wantedOf: (present: ReadonlySet<number>) => Iterable<number>,
  named: readonly number[] = [],
) => {
  await lockUtilisateur(db, IDPeople, { all: kind === 'operator' });
  const present = new Set(await listSitesOf(db, IDPeople));
  const target = new Set(wantedOf(present));
  const isBoth = (id: number) => present.has(id) && target.has(id);
  const touched = await findSites(
    db,
    [...new Set([...present, ...target, ...named])].filter((id) => !isBoth(id)),
  );
  const shown = touched.filter(({ EstFictif }) => kind === 'operator' || !EstFictif);
  const known = new Set([...present, ...shown.map(({ IDSite }) => IDSite)]);
  checkAllExist('Sites', 'Site inconnu', [...target, ...named], known);
  const added = shown.filter(({ IDSite }) => target.has(IDSite));
  const removed = shown.filter(({ IDSite }) => present.has(IDSite));
  const changed = [...added, ...removed];
  if (kind === 'customer' && changed.some(({ TPR_IDTypeProduit }) => TPR_IDTypeProduit === nissanProduct)) {
    throw new Refusal('rule', 'Les sites Nissan ne peuvent être ni ajoutés ni retirés.');
  }
  await addSites(
    db,
    added.map(({ IDSite }) => ({ IDPeople, IDSite })),
  );
  await removeSites(
    db,
    IDPeople,
    removed.map(({ IDSite }) => IDSite),
  );
  return changed.length > 0;
};

/** Replaces a user's sites; answers those that the user has then. @throws Refusal as `changeUtilisateurSites` */
export const saveUtilisateurSites = async (by: By, IDPeople: number, wanted: readonly number[]) => {
  await changeUtilisateurSites(by, IDPeople, () => wanted);
  return listSitesOf(by.db, IDPeople);
};
