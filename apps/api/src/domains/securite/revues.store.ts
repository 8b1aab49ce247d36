import type { Decision } from '@comptoir/contract/domains/securite/revues.calls';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Registry = Kysely<RegistryTables>;

const counted = (registry: Registry) =>
  registry
    .selectFrom('revues as r')
    .select(['r.IDRevue', 'r.DateH', 'r.Par', 'r.FinLe', 'r.FinPar'])
    .select(({ selectFrom }) => [
      selectFrom('revueLignes as l')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('l.IDRevue', '=', 'r.IDRevue')
        .as('Lignes'),
      selectFrom('revueLignes as l')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('l.IDRevue', '=', 'r.IDRevue')
        .where('l.Decision', 'is not', null)
        .as('Decidees'),
    ]);

const withNumbers = <Row extends { Lignes: number | null; Decidees: number | null }>(row: Row) => ({
  ...row,
  Lignes: row.Lignes ?? 0,
  Decidees: row.Decidees ?? 0,
});

/** Newest first. */
export const listRevues = async (registry: Registry) => (await counted(registry).orderBy('r.IDRevue', 'desc').execute()).map(withNumbers);

export const findRevue = async (registry: Registry, IDRevue: number) => {
  const found = await counted(registry).where('r.IDRevue', '=', IDRevue).executeTakeFirst();
  return found && withNumbers(found);
};

export const listLignes = (registry: Registry, IDRevue: number) =>
  registry
    .selectFrom('revueLignes')
    .select(['IDRevueLigne', 'IDOperator', 'Login', 'Nom', 'Role', 'Perimetre', 'Actif', 'Derniere'])
    .select(['Decision', 'Remarque', 'DecidePar', 'DecideLe'])
    .where('IDRevue', '=', IDRevue)
    .orderBy('IDRevueLigne')
    .execute();

/** Held until the write is over; undefined where there is none. */
export const lockRevue = (registry: Registry, IDRevue: number) =>
  registry.selectFrom('revues').selectAll().where('IDRevue', '=', IDRevue).forUpdate().executeTakeFirst();

/** Undefined while another one is under way. */
export const insertRevue = async (registry: Registry, Par: string) => {
  const made = await registry
    .insertInto('revues')
    .values({ Par })
    .onConflict((conflict) => conflict.doNothing())
    .returning('IDRevue')
    .executeTakeFirst();
  return made?.IDRevue;
};

export const insertLignes = async (registry: Registry, lignes: readonly Insertable<RegistryTables['revueLignes']>[]): Promise<void> => {
  if (lignes.length > 0) await registry.insertInto('revueLignes').values(lignes).execute();
};

export const decide = (
  registry: Registry,
  IDRevueLigne: number,
  { Decision, Remarque, Par }: { Decision: Decision | null; Remarque: string; Par: string },
) =>
  registry
    .updateTable('revueLignes')
    .set({ Decision, Remarque, DecidePar: Decision && Par, DecideLe: Decision && sql<string>`now()` })
    .where('IDRevueLigne', '=', IDRevueLigne)
    .execute();

export const endRevue = (registry: Registry, IDRevue: number, FinPar: string) =>
  registry
    .updateTable('revues')
    .set({ FinLe: sql<string>`now()`, FinPar })
    .where('IDRevue', '=', IDRevue)
    .execute();
