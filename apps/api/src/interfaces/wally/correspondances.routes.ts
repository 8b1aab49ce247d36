import { Refusal } from '@comptoir/contract/errors';
import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { wallyOrigines, wallySites } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { unknownRecord } from '../../db/existing.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { askOrigines, askSites, type Asking, type Signing } from './ask-wally.ts';
import { findCompte, holdCompte } from './comptes.store.ts';
import { countHoles, deletePair, insertPair, originesKind, sitesKind, updatePair, type Kind, type Place } from './correspondances.store.ts';
import {
  listMarques,
  listMarquesOrigines,
  listMarquesSites,
  listOwnOrigines,
  listOwnSites,
  listWallyOrigines,
  listWallySites,
} from './lists.store.ts';
import { signingMotDePasse } from './mots-de-passe.ts';
import { storeKnown } from './refresh.store.ts';
import { asConflict, notOfAddress, type Known } from './wally.rules.ts';

type Refreshing = Pick<Call<typeof wallySites.refresh>, 'app' | 'customer' | 'session' | 'db' | 'params' | 'write'>;
type Form = Call<typeof wallySites.create>['body'];

/** The body must agree with the address. @throws Refusal 400 */
const checkForm = ({ thing, marque }: Place, { formIdWally, formIdMarque }: Form) => {
  const differs = {
    ...(formIdWally === thing ? {} : { formIdWally: notOfAddress }),
    ...(formIdMarque === marque ? {} : { formIdMarque: notOfAddress }),
  };
  if (Object.keys(differs).length > 0) throw new Refusal('invalid', 'La demande ne correspond pas à son adresse.', differs);
};

/** The row that a call has just written. */
const rowAt = <Row>(rows: readonly Row[], isIt: (row: Row) => boolean) => {
  const found = rows.find(isIt);
  if (!found) throw unknownRecord();
  return found;
};

const refresh = async (call: Refreshing, kind: Kind, ask: (call: Asking, compte: Signing) => Promise<Known>) => {
  const compte = await findCompte(call.db, call.params.IdWallyCompte);
  const password = compte.EtatDuCompte === 'DEFAULT' ? null : await signingMotDePasse(call, compte.IdWallyCompte);
  const known = await ask(call, { ...compte, password }).catch((error: unknown) => {
    throw asConflict(error);
  });
  return call.write(async (db) => {
    await holdCompte(db, compte.IdWallyCompte);
    return storeKnown(db, kind, compte.IdWallyCompte, known);
  });
};

const siteAt = ({ params: { IdWallyCompte, siteId, brandId } }: Pick<Call<typeof wallySites.remove>, 'params'>): Place => ({
  IdCompte: IdWallyCompte,
  thing: siteId,
  marque: brandId,
});
const siteRow = async ({ db }: Pick<Refreshing, 'db'>, { IdCompte, thing, marque }: Place) =>
  rowAt(await listMarquesSites(db, IdCompte), (row) => row.IdWallySite === thing && row.IdWallyMarque === marque);

const ofCompte =
  <Row>(list: (db: Refreshing['db'], IdCompte: number) => Promise<Row[]>) =>
  async ({ db, params: { IdWallyCompte } }: Pick<Refreshing, 'db' | 'params'>) => {
    await findCompte(db, IdWallyCompte);
    return list(db, IdWallyCompte);
  };

export const wallySitesRoutes = routesOf<typeof wallySites>()({
  list: ofCompte(listMarquesSites),
  offered: ofCompte(listWallySites),
  own: ({ db }) => listOwnSites(db),

  create: async (call) => {
    const place = siteAt(call);
    await findCompte(call.db, place.IdCompte);
    checkForm(place, call.body);
    await insertPair(call.db, sitesKind, place, call.body.formIdESeller);
    return siteRow(call, place);
  },
  update: async (call) => {
    const place = siteAt(call);
    await findCompte(call.db, place.IdCompte);
    await updatePair(call.db, sitesKind, place, call.body.idSite);
    return siteRow(call, place);
  },
  remove: async (call) => {
    const place = siteAt(call);
    await deletePair(call.db, sitesKind, place);
    return { IdWallySite: place.thing, IdWallyMarque: place.marque };
  },

  refresh: (call) => refresh(call, sitesKind, askSites),
});

const origineAt = ({ params: { IdWallyCompte, originId, brandId } }: Pick<Call<typeof wallyOrigines.remove>, 'params'>): Place => ({
  IdCompte: IdWallyCompte,
  thing: originId,
  marque: brandId,
});
const origineRow = async ({ db }: Pick<Refreshing, 'db'>, { IdCompte, thing, marque }: Place) =>
  rowAt(await listMarquesOrigines(db, IdCompte), (row) => row.IdWallyOrigine === thing && row.IdWallyMarque === marque);

export const wallyOriginesRoutes = routesOf<typeof wallyOrigines>()({
  list: ofCompte(listMarquesOrigines),
  offered: ofCompte(listWallyOrigines),
  marques: ofCompte(listMarques),
  own: ({ db }) => listOwnOrigines(db),

  create: async (call) => {
    const place = origineAt(call);
    await findCompte(call.db, place.IdCompte);
    checkForm(place, call.body);
    await insertPair(call.db, originesKind, place, call.body.formIdESeller);
    return origineRow(call, place);
  },
  update: async (call) => {
    const place = origineAt(call);
    await findCompte(call.db, place.IdCompte);
    await updatePair(call.db, originesKind, place, call.body.idOrigineAction);
    return origineRow(call, place);
  },
  remove: async (call) => {
    const place = origineAt(call);
    await deletePair(call.db, originesKind, place);
    return { IdWallyOrigine: place.thing, IdWallyMarque: place.marque };
  },

  refresh: (call) => refresh(call, originesKind, askOrigines),

  saveAll: async ({ db, params: { IdWallyCompte }, body }) => {
    await findCompte(db, IdWallyCompte);
    if ((await countHoles(db, sitesKind, IdWallyCompte)) > 0) throw new Refusal('rule', wallyMessages.unmapped);
    for (const { IdWallyOrigine, IdWallyMarque, IDOrigineAction } of body)
      await updatePair(db, originesKind, { IdCompte: IdWallyCompte, thing: IdWallyOrigine, marque: IdWallyMarque }, IDOrigineAction);
    return listMarquesOrigines(db, IdWallyCompte);
  },
});
