import type { Portee } from '@comptoir/contract/domains/vues/vues.calls';
import { vueFields } from '@comptoir/contract/domains/vues/vues.fields';
import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { brokenBy } from '../../db/faults/because.ts';
import { existing } from '../../db/existing.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

type Table = CustomerTables['vues'];
/** A person, as views know their author. */
export type Who = Pick<Session, 'kind' | 'id'>;

/** The tables that the list reads. */
export const vuesTables = ['vues'];

const isOf = ({ kind, id }: Who) => sql<boolean>`("TypeAuteur" = ${kind} and "IDAuteur" = ${id})`;
const isChangedBy = (who: Who) => (who.kind === 'operator' ? sql<boolean>`true` : isOf(who));

/** docs/regles/listes.md#views */
const seenBy = (db: Db, who: Who) =>
  db.selectFrom('vues').where((eb) => {
    const shared: Portee[] = who.kind === 'operator' ? ['client', 'operateurs'] : ['client'];
    return eb.or([eb('Portee', 'in', shared), eb.and([eb('Portee', '=', 'moi'), isOf(who)])]);
  });

const byKind = sql`array_position(array['moi', 'client', 'operateurs'], "Portee")`;

/** Of each screen the one that opens by itself: one's own, else the customer's, else the operators'. */
export const listParDefaut = (db: Db, who: Who) =>
  jsonRows(
    db,
    seenBy(db, who).where('ParDefaut', '=', true).distinctOn('Ecran').select(['Ecran', 'IDVue']).orderBy('Ecran').orderBy(byKind),
  );

/** Those that somebody sees, on all screens: own ones first, each kind in its order. */
export const listVues = (db: Db, who: Who) =>
  jsonRows(
    db,
    seenBy(db, who)
      .select(['IDVue', ...namesOf(vueFields)])
      .select([isOf(who).as('estMienne'), isChangedBy(who).as('estModifiable')])
      .orderBy(byKind)
      .orderBy('Ordre')
      .orderBy('IDVue'),
  );

/** What a link shows. An operator's own view is told to operators alone. @throws Refusal 404 */
export const readVue = async (db: Db, IDVue: number, who: Who) => {
  const query = db
    .selectFrom('vues')
    .select(['IDVue', 'Ecran', 'Etat', 'Auteur'])
    .where('IDVue', '=', IDVue)
    .where((eb) =>
      who.kind === 'operator'
        ? eb.lit(true)
        : eb.or([eb('Portee', '=', 'client'), eb.and([eb('Portee', '=', 'moi'), eb('TypeAuteur', '=', 'customer')])]),
    );
  return existing(await jsonRow(db, query));
};

/** One that somebody sees, held until the transaction ends. @throws Refusal 404 */
export const lockVue = async (db: Db, IDVue: number, who: Who) =>
  existing(
    await seenBy(db, who)
      .select(['IDVue', 'Ecran', 'Portee', 'TypeAuteur', 'IDAuteur', 'Auteur', 'Ordre'])
      .select([isOf(who).as('estMienne'), isChangedBy(who).as('estModifiable')])
      .where('IDVue', '=', IDVue)
      .forUpdate()
      .executeTakeFirst(),
  );

/** The views among which one has its name and its place. */
export type Group = Pick<Insertable<Table>, 'Ecran' | 'TypeAuteur' | 'IDAuteur'> & { Portee: Portee };

const within = (db: Db, { Ecran, Portee, TypeAuteur, IDAuteur }: Group) =>
  db
    .selectFrom('vues')
    .where('Ecran', '=', Ecran)
    .where('Portee', '=', Portee)
    .$if(Portee === 'moi', (query) => query.where('TypeAuteur', '=', TypeAuteur).where('IDAuteur', '=', IDAuteur));

/** In their order. */
export const listPlaces = (db: Db, group: Group) =>
  within(db, group).select(['IDVue', 'Ordre', 'ParDefaut']).orderBy('Ordre').orderBy('IDVue').execute();

const doubled = (error: unknown): never => {
  const constraint = brokenBy(error);
  if (constraint.startsWith('vues_defaut')) throw new Refusal('conflict', 'Une autre vue vient d’être ouverte d’elle-même. Recommencez.');
  if (!constraint.startsWith('vues_nom')) throw error;
  const fault = 'Une autre vue de cet écran porte déjà ce nom';
  throw new Refusal('conflict', `${fault}.`, { Nom: fault }).because({ code: 'doublon' });
};

/** @throws Refusal 409 for a name that is taken. */
export const insertVue = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('vues').values(row).returning('IDVue').executeTakeFirstOrThrow().catch(doubled);

/** @throws Refusal 409 for a name that is taken. */
export const updateVue = async <Given extends Updateable<Table>>(db: Db, IDVue: number, changes: OnlyColumns<Table, Given>) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('vues').set(changes).where('IDVue', '=', IDVue).execute().catch(doubled);
};

export const deleteVue = (db: Db, IDVue: number) => db.deleteFrom('vues').where('IDVue', '=', IDVue).execute();
