import { sql, type Transaction } from 'kysely';
import type { CustomerTables } from '../../src/db/tables.ts';

const left = (trx: Transaction<CustomerTables>) => trx.selectFrom('civilites').select('Descr').orderBy('IDCivilite').execute();
const words = (...all: string[]) => all.map((Descr) => ({ Descr }));

/** Writes of every shape by customer 1 of `fillTwoCustomers`, and what it must find afterwards, or be answered. */
export const wallWrites: [name: string, run: (trx: Transaction<CustomerTables>) => Promise<unknown>, expected: unknown][] = [
  [
    'an update',
    (trx) =>
      trx
        .updateTable('civilites')
        .set({ Descr: 'x' })
        .execute()
        .then(() => left(trx)),
    words('x', 'x'),
  ],
  [
    'an update under an alias',
    (trx) =>
      trx
        .updateTable('civilites as c')
        .set({ Descr: 'x' })
        .where('c.IDCivilite', '=', 1)
        .execute()
        .then(() => left(trx)),
    words('x', 'Monsieur'),
  ],
  [
    'an update whose condition is raw text with an or',
    (trx) =>
      trx
        .updateTable('civilites')
        .set({ Descr: 'x' })
        .where(sql<boolean>`false or true`)
        .execute()
        .then(() => left(trx)),
    words('x', 'x'),
  ],
  [
    'an update from another table',
    (trx) =>
      trx
        .updateTable('civilites')
        .from('sites')
        .set((eb) => ({ Descr: eb.ref('sites.Descr') }))
        .whereRef('sites.IDSite', '=', 'civilites.IDCivilite')
        .execute()
        .then(() => left(trx)),
    words('Rennes', 'Monsieur'),
  ],
  [
    'an update to what a query finds',
    (trx) =>
      trx
        .updateTable('civilites')
        .set((eb) => ({ Descr: eb.selectFrom('fonctions').select('fonctions.Descr') }))
        .execute()
        .then(() => left(trx)),
    words('Vente', 'Vente'),
  ],
  [
    'the rows that an update answers',
    (trx) => trx.updateTable('fonctions').set({ Descr: 'x' }).returningAll().execute(),
    [{ IDFonction: 1, Descr: 'x' }],
  ],
  [
    'a delete',
    (trx) =>
      trx
        .deleteFrom('civilites')
        .execute()
        .then(() => left(trx)),
    [],
  ],
  [
    'a delete under an alias',
    (trx) =>
      trx
        .deleteFrom('civilites as c')
        .where('c.IDCivilite', '>', 1)
        .execute()
        .then(() => left(trx)),
    words('Madame'),
  ],
  [
    'a delete using another table',
    (trx) =>
      trx
        .deleteFrom('civilites')
        .using('sites')
        .whereRef('sites.IDSite', '=', 'civilites.IDCivilite')
        .execute()
        .then(() => left(trx)),
    words('Monsieur'),
  ],
  [
    'a delete where others exist',
    (trx) =>
      trx
        .deleteFrom('civilites')
        .where((eb) => eb.exists(eb.selectFrom('sites').select('IDSite').whereRef('IDSite', '=', 'civilites.IDCivilite')))
        .execute()
        .then(() => left(trx)),
    words('Monsieur'),
  ],
  ['the rows that a delete answers', (trx) => trx.deleteFrom('fonctions').returningAll().execute(), [{ IDFonction: 1, Descr: 'Vente' }]],
  [
    'a query of what another deletes',
    (trx) =>
      trx
        .with('gone', (own) => own.deleteFrom('fonctions').returningAll())
        .selectFrom('gone')
        .selectAll()
        .execute(),
    [{ IDFonction: 1, Descr: 'Vente' }],
  ],
  [
    'new rows',
    (trx) =>
      trx
        .insertInto('civilites')
        .values([
          { IDCivilite: 3, Descr: 'x' },
          { IDCivilite: 4, Descr: 'y' },
        ])
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'x', 'y'),
  ],
  [
    'new rows of expressions',
    (trx) =>
      trx
        .insertInto('civilites')
        .values({ IDCivilite: 3, Descr: sql<string>`upper(${'x'})` })
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'X'),
  ],
  [
    'the rows that an insert answers',
    (trx) => trx.insertInto('civilites').values({ IDCivilite: 3, Descr: 'x' }).returningAll().execute(),
    [{ IDCivilite: 3, Descr: 'x' }],
  ],
  [
    'an insert inside a fragment, once',
    async (trx) => {
      const insert = trx.insertInto('civilites').values({ IDCivilite: 3, Descr: 'x' }).returningAll();
      return (await sql`with own as (${insert}) select * from own`.execute(trx)).rows;
    },
    [{ IDCivilite: 3, Descr: 'x' }],
  ],
  [
    'a row of defaults',
    (trx) =>
      trx
        .insertInto('dpoContact')
        .defaultValues()
        .execute()
        .then(() =>
          trx
            .selectFrom('dpoContact')
            .select(({ fn }) => fn.countAll().as('n'))
            .execute(),
        ),
    [{ n: 1 }],
  ],
  [
    'an insert from a query',
    (trx) =>
      trx
        .insertInto('civilites')
        .columns(['IDCivilite', 'Descr'])
        .expression((eb) => eb.selectFrom('sites').select((own) => [own('IDSite', '+', 2).as('IDCivilite'), 'Descr']))
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'Rennes'),
  ],
  [
    'an insert from a distinct query',
    (trx) =>
      trx
        .insertInto('civilites')
        .columns(['IDCivilite', 'Descr'])
        .expression((eb) =>
          eb
            .selectFrom('sites')
            .distinctOn('IDSite')
            .select([sql<number>`"IDSite" + 2`.as('IDCivilite'), 'Descr']),
        )
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'Rennes'),
  ],
  [
    'an insert from a count',
    (trx) =>
      trx
        .insertInto('civilites')
        .columns(['IDCivilite', 'Descr'])
        .expression((eb) =>
          eb.selectFrom('sites').select(({ fn }) => [sql<number>`${fn.countAll()} + 2`.as('IDCivilite'), fn.max('Descr').as('Descr')]),
        )
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'Rennes'),
  ],
  [
    'an insert from a union',
    (trx) =>
      trx
        .insertInto('civilites')
        .columns(['IDCivilite', 'Descr'])
        .expression((eb) =>
          eb
            .selectFrom('sites')
            .select([sql<number>`3::bigint`.as('IDCivilite'), 'Descr'])
            .unionAll(eb.selectFrom('fonctions').select([sql<number>`4::bigint`.as('IDCivilite'), 'Descr'])),
        )
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'Rennes', 'Vente'),
  ],
  [
    'an insert from raw text',
    (trx) =>
      trx
        .insertInto('civilites')
        .columns(['IDCivilite', 'Descr'])
        .expression(sql`select id, descr from unnest(${[3, 4]}::bigint[], ${['x', 'y']}::text[]) as t(id, descr)`)
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur', 'x', 'y'),
  ],
  [
    'a row that stands already, by its columns',
    (trx) =>
      trx
        .insertInto('civilites')
        .values([
          { IDCivilite: 2, Descr: 'x' },
          { IDCivilite: 3, Descr: 'y' },
        ])
        .onConflict((conflict) => conflict.column('IDCivilite').doUpdateSet((eb) => ({ Descr: eb.ref('excluded.Descr') })))
        .execute()
        .then(() => left(trx)),
    words('Madame', 'x', 'y'),
  ],
  [
    'a row that stands already, by an expression',
    async (trx) => {
      const insert = (Identifiant: string) =>
        trx
          .insertInto('wallyComptes')
          .values({ crm_name: 'hway', Identifiant, Flag: null })
          .onConflict((conflict) => conflict.expression(sql`crm_name, lower("Identifiant")`).doUpdateSet({ EmailNotification: 'x' }))
          .returning(['Identifiant', 'EmailNotification'])
          .execute();
      return [await insert('Armor'), await insert('ARMOR')];
    },
    [[{ Identifiant: 'Armor', EmailNotification: '' }], [{ Identifiant: 'Armor', EmailNotification: 'x' }]],
  ],
  [
    'a row that stands already, somehow',
    (trx) =>
      trx
        .insertInto('civilites')
        .values({ IDCivilite: 2, Descr: 'x' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
        .then(() => left(trx)),
    words('Madame', 'Monsieur'),
  ],
];
