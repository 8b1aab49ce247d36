import { Refusal } from '@comptoir/contract/errors';
import type { Kind } from '@comptoir/contract/rights';
import type { SiteChanges, WholeNewSite } from '@comptoir/contract/domains/sites/sites.calls';
import { checkAllExist } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import type { Produit } from '../../registry/registry.store.ts';
import { chooseMarques } from '../marques/marques.rules.ts';
import { marquesOfActivite } from '../marques/marques.store.ts';
import { addSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { listNames } from '../utilisateurs/utilisateurs.store.ts';
import { nameOfPng } from './png.rules.ts';
import { settleImages, settleLead, settleOpel, withoutLocked } from './sites.rules.ts';
import {
  hasPasserelle,
  insertSite,
  listSiteMarques,
  lockSite,
  replaceSiteMarques,
  saveImages,
  updateSite,
  type StoredSite,
} from './sites.store.ts';

/** Who changes a site, and the types of product that there are. */
export interface Changing {
  kind: Kind;
  produits: readonly Pick<Produit, 'TPR_IDTypeProduit'>[];
}

/** A site without an activity of its own has its company's. */
const activiteOf = ({ Plaque_IDActivite }: StoredSite, IDActivite: number | null) => IDActivite ?? Plaque_IDActivite;

/** @throws Refusal 400 */
const checkPasserelle = async (db: Db, { IDPasserelleDMS }: SiteChanges, present?: StoredSite) => {
  if (IDPasserelleDMS === undefined || IDPasserelleDMS === null || IDPasserelleDMS === present?.IDPasserelleDMS) return;
  if (await hasPasserelle(db, IDPasserelleDMS)) return;
  throw new Refusal('invalid', 'Cette passerelle n’existe pas.', { IDPasserelleDMS: 'Passerelle inconnue' });
};

/** No foreign key holds it: types of product are the registry's. @throws Refusal 400 */
const checkProduit = ({ produits }: Changing, { TPR_IDTypeProduit }: SiteChanges, present?: StoredSite) => {
  if (TPR_IDTypeProduit === undefined || TPR_IDTypeProduit === null || TPR_IDTypeProduit === present?.TPR_IDTypeProduit) return;
  if (produits.some((one) => one.TPR_IDTypeProduit === TPR_IDTypeProduit)) return;
  throw new Refusal('invalid', 'Ce type de produit n’existe pas.', { TPR_IDTypeProduit: 'Type de produit inconnu' });
};

/** Replaces the brands of a site. @throws Refusal 422 for a brand of another activity */
export const saveSiteMarques = async (db: Db, IDSite: number, wanted: readonly string[]) => {
  const stored = await lockSite(db, IDSite, { all: true });
  const IDActivite = activiteOf(stored, stored.IDActivite);
  await replaceSiteMarques(db, IDSite, IDActivite, chooseMarques(await marquesOfActivite(db, IDActivite), wanted));
  return listSiteMarques(db, IDSite);
};

/** Gives these people access to a site. @throws Refusal 400 for a person who does not exist */
const openSiteTo = async (db: Db, IDSite: number, people: readonly number[]) => {
  const ids = [...new Set(people)];
  if (ids.length === 0) return;
  checkAllExist('Personnes', 'Personne inconnue', ids, await listNames(db, ids, { all: true }));
  await addSites(
    db,
    ids.map((IDPeople) => ({ IDPeople, IDSite })),
  );
};

/** Adds a site, with its brands and its people; answers its id. @throws Refusal */
export const createSite = async (db: Db, by: Changing, { Marques, Personnes, ...given }: WholeNewSite) => {
  await checkPasserelle(db, given);
  checkProduit(by, given);
  const { changes, images } = settleImages(undefined, settleOpel(undefined, settleLead(undefined, given)), nameOfPng);
  const IDSite = await insertSite(db, changes);
  await saveImages(db, IDSite, images);
  if (Marques.length > 0) await saveSiteMarques(db, IDSite, Marques);
  await openSiteTo(db, IDSite, Personnes);
  return IDSite;
};

/** Changes a site: keys present change, the others stay. Another effective activity removes its brands. @throws Refusal */
export const changeSite = async (db: Db, by: Changing, IDSite: number, given: SiteChanges) => {
  const { kind } = by;
  const stored = await lockSite(db, IDSite, { all: kind === 'operator' });
  const allowed = withoutLocked(kind, given);
  await checkPasserelle(db, allowed, stored);
  checkProduit(by, allowed, stored);
  const { changes, images } = settleImages(stored, settleOpel(stored, settleLead(stored, allowed)), nameOfPng);
  const { IDActivite = stored.IDActivite } = changes;
  if (activiteOf(stored, IDActivite) !== activiteOf(stored, stored.IDActivite)) await replaceSiteMarques(db, IDSite, null, []);
  await updateSite(db, IDSite, changes);
  await saveImages(db, IDSite, images);
};
