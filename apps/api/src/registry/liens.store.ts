import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { LienUsage } from '../db/tables/registry.ts';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

/** How long a link serves, in minutes. */
export const lienMinutes: Record<LienUsage, number> = { invitation: 24 * 60, oubli: 30 };

/** Mails of a forgotten password that an account gets in an hour. */
const mostForgotten = 3;

/** What a link is known by: nobody can make the link of it. */
const empreinteOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const newSecret = () => randomBytes(32).toString('base64url');

const ending = (Usage: LienUsage) => sql<string>`now() + make_interval(mins => ${lienMinutes[Usage]})`;

const inserted = (db: Db, secret: string, Usage: LienUsage, IDOperator: number) =>
  db
    .insertInto('liens')
    .columns(['Empreinte', 'IDOperator', 'Usage', 'Epoque', 'Echeance'])
    .expression((from) =>
      from
        .selectFrom('operators as o')
        .select([sql<string>`${empreinteOf(secret)}`.as('Empreinte'), 'o.IDOperator', sql<LienUsage>`${Usage}`.as('Usage'), 'o.Epoque'])
        .select(ending(Usage).as('Echeance'))
        .where('o.IDOperator', '=', IDOperator)
        .where('o.Actif', '=', true)
        .where('o.Courriel', 'is not', null)
        .$if(Usage === 'oubli', (query) =>
          query.where(
            ({ selectFrom }) =>
              sql<boolean>`${selectFrom('liens as l')
                .select(({ fn }) => fn.countAll<number>().as('n'))
                .whereRef('l.IDOperator', '=', 'o.IDOperator')
                .where('l.Usage', '=', 'oubli')
                .where('l.CreeLe', '>', sql<string>`now() - interval '1 hour'`)} < ${mostForgotten}`,
          ),
        ),
    );

/** A link for an active operator who has an address; answers whether there is one. Of a forgotten password there are a few in an hour. */
export const insertLien = async (db: Db, secret: string, Usage: LienUsage, IDOperator: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await inserted(db, secret, Usage, IDOperator).executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Puts the mail that holds a link into the outbox, where the link was made. */
export const queueLien = (db: Db, secret: string, message: { IDMessage: number; objet: string; texte: string }) =>
  db
    .insertInto('outbox')
    .columns(['IDMessage', 'objet', 'texte', 'destinataires'])
    .expression((from) =>
      from
        .selectFrom('liens as l')
        .innerJoin('operators as o', 'o.IDOperator', 'l.IDOperator')
        .select([
          sql<number>`${message.IDMessage}::bigint`.as('IDMessage'),
          sql<string>`${message.objet}`.as('objet'),
          sql<string>`${message.texte}`.as('texte'),
          sql<string[]>`array[o."Courriel"]`.as('destinataires'),
        ])
        .where('l.Empreinte', '=', empreinteOf(secret)),
    )
    .execute();

/** Open links of an operator end: all of them, or invitations alone, which a newer one replaces. */
export const endLiens = (db: Db, IDOperator: number, Usage?: LienUsage) =>
  db
    .updateTable('liens')
    .set({ Echeance: sql<string>`now()` })
    .where('IDOperator', '=', IDOperator)
    .where('UtiliseLe', 'is', null)
    .where('Echeance', '>', sql<string>`now()`)
    .$if(Usage !== undefined, (query) => query.where('Usage', '=', Usage!))
    .execute();

const lienOf = (db: Db, secret: string) =>
  db
    .selectFrom('liens as l')
    .innerJoin('operators as o', 'o.IDOperator', 'l.IDOperator')
    .select(['l.Usage', 'l.Echeance', 'l.UtiliseLe', 'o.IDOperator', 'o.login', 'o.name', 'o.Actif'])
    .select(sql<boolean>`l."Epoque" = o."Epoque"`.as('isCurrent'))
    .select(sql<boolean>`l."Echeance" <= now()`.as('isOver'))
    .where('l.Empreinte', '=', empreinteOf(secret));

/** A link and its operator; undefined where nobody made it. */
export const findLien = (db: Db, secret: string) => lienOf(db, secret).executeTakeFirst();
export type KnownLien = NonNullable<Awaited<ReturnType<typeof findLien>>>;

/** The same; the operator does not change until the transaction ends, and whoever uses another link of theirs waits. */
export const lockLien = (db: Db, secret: string) => lienOf(db, secret).forUpdate('o').executeTakeFirst();

/** Spends a link; false where it was spent, has ended, or its account has changed. Its operator is locked already. */
export const takeLien = async (db: Db, secret: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('liens as l')
    .from('operators as o')
    .set({ UtiliseLe: sql<string>`now()` })
    .whereRef('o.IDOperator', '=', 'l.IDOperator')
    .whereRef('o.Epoque', '=', 'l.Epoque')
    .where('o.Actif', '=', true)
    .where('l.Empreinte', '=', empreinteOf(secret))
    .where('l.UtiliseLe', 'is', null)
    .where('l.Echeance', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Links are kept 30 days after their end, so that whoever follows one is told what became of it. */
export const forgetLiens = (db: Db) =>
  db
    .deleteFrom('liens')
    .where('Echeance', '<', sql<string>`now() - interval '30 days'`)
    .execute();
