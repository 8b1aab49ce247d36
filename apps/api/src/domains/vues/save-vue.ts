import type { Portee, vues } from '@comptoir/contract/domains/vues/vues.calls';
import { Refusal } from '@comptoir/contract/errors';
import { ofName } from '@comptoir/contract/texts/elision';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { deleteVue, insertVue, listPlaces, lockVue, updateVue, type Group, type Who } from './vues.store.ts';

/** @throws Refusal 400 */
const checkPortee = (Portee: Portee | undefined, { kind }: Who) => {
  if (Portee !== 'operateurs' || kind === 'operator') return;
  const fault = 'Seuls les opérateurs partagent une vue entre eux';
  throw new Refusal('invalid', `${fault}.`, { Portee: fault });
};

const forbidden = (why: string) => new Refusal('forbidden', why);

/** Among those of its kind, one view at most opens by itself. */
const clearDefault = async (db: Db, group: Group, IDVue?: number) => {
  const other = (await listPlaces(db, group)).find(({ ParDefaut, IDVue: one }) => ParDefaut && one !== IDVue);
  if (other) await updateVue(db, other.IDVue, { ParDefaut: false });
};

const lastPlace = async (db: Db, group: Group) => ((await listPlaces(db, group)).at(-1)?.Ordre ?? 0) + 1;

/** Puts a view at a place among those of its kind, and numbers them anew. */
const place = async (db: Db, group: Group, IDVue: number, Ordre: number) => {
  const places = await listPlaces(db, group);
  const others = places.filter((one) => one.IDVue !== IDVue);
  const own = places.filter((one) => one.IDVue === IDVue);
  for (const [at, one] of others.toSpliced(Ordre - 1, 0, ...own).entries())
    if (one.Ordre !== at + 1) await updateVue(db, one.IDVue, { Ordre: at + 1 });
};

export const saveVue: Handler<typeof vues.create> = async ({ db, session, body }) => {
  checkPortee(body.Portee, session);
  const author = { TypeAuteur: session.kind, IDAuteur: session.id };
  const group = { Ecran: body.Ecran, Portee: body.Portee, ...author };
  if (body.ParDefaut) await clearDefault(db, group);
  return insertVue(db, { ...body, ...author, Auteur: session.name, Ordre: await lastPlace(db, group) });
};

/** docs/regles/listes.md#views. @throws Refusal 403, 404 */
const lockToChange = async (db: Db, IDVue: number, who: Who) => {
  const stored = await lockVue(db, IDVue, who);
  if (!stored.estModifiable) throw forbidden(`Cette vue est celle ${ofName(stored.Auteur)}\u00a0: enregistrez la vôtre sous un autre nom.`);
  return stored;
};

export const changeVue: Handler<typeof vues.update> = async ({ db, session, params: { IDVue }, body }) => {
  checkPortee(body.Portee, session);
  const { Ordre, ...changes } = body;
  const { Ecran, TypeAuteur, IDAuteur, Portee, estMienne } = await lockToChange(db, IDVue, session);
  const isMoved = changes.Portee !== undefined && changes.Portee !== Portee;
  if (isMoved && !estMienne) throw forbidden('Seul l’auteur d’une vue choisit qui la voit.');
  const group = { Ecran, TypeAuteur, IDAuteur, Portee: changes.Portee ?? Portee };
  const moved = isMoved ? { ParDefaut: false, Ordre: await lastPlace(db, group) } : {};
  if (changes.ParDefaut) await clearDefault(db, group, IDVue);
  await updateVue(db, IDVue, { ...moved, ...changes });
  if (Ordre !== undefined) await place(db, group, IDVue, Ordre);
  return { success: true };
};

export const removeVue: Handler<typeof vues.remove> = async ({ db, session, params: { IDVue } }) => {
  await lockToChange(db, IDVue, session);
  await deleteVue(db, IDVue);
  return { success: true };
};
