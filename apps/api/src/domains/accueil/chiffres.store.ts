import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

const keptDays = 90;
const daysBefore = (days: number) => sql<string>`(now() at time zone 'Europe/Paris')::date - ${days}::integer`;

/** What was counted today in Paris stands for the day; old days go. */
export const keepChiffres = async (db: Db, nombres: Readonly<Record<string, number>>) => {
  await db
    .insertInto('chiffres')
    .values(Object.entries(nombres).map(([Mesure, Nombre]) => ({ Mesure, Nombre, Jour: daysBefore(0) })))
    .onConflict((conflict) => conflict.columns(['Mesure', 'Jour']).doUpdateSet(({ ref }) => ({ Nombre: ref('excluded.Nombre') })))
    .execute();
  await db.deleteFrom('chiffres').where('Jour', '<=', daysBefore(keptDays)).execute();
};

/** These figures of the last ninety days, oldest first. */
export const listChiffres = (db: Db, mesures: readonly string[]) =>
  db
    .selectFrom('chiffres')
    .selectAll()
    .where('Mesure', 'in', mesures)
    .where('Jour', '>', daysBefore(keptDays))
    .orderBy('Mesure')
    .orderBy('Jour')
    .execute();
