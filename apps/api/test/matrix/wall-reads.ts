import { sql } from 'kysely';
import { jsonRow, jsonRows } from '../../src/db/json/json-text.ts';
import type { Db } from '../../src/db/tables.ts';

/** Queries of every shape, and what customer 1 of `fillTwoCustomers` must see. */
export const wallReads: [name: string, run: (db: Db) => Promise<unknown>, expected: unknown][] = [
  [
    'an alias',
    (db) => db.selectFrom('civilites as c').select('c.Descr').orderBy('c.IDCivilite').execute(),
    [{ Descr: 'Madame' }, { Descr: 'Monsieur' }],
  ],
  [
    'a condition of raw text with an or',
    (db) =>
      db
        .selectFrom('fonctions')
        .select('Descr')
        .where(sql<boolean>`"IDFonction" = 9 or true`)
        .execute(),
    [{ Descr: 'Vente' }],
  ],
  [
    'an or',
    (db) =>
      db
        .selectFrom('fonctions')
        .select('Descr')
        .where((eb) => eb('IDFonction', '=', 9).or('IDFonction', '>', 0))
        .execute(),
    [{ Descr: 'Vente' }],
  ],
  [
    'two tables without a join',
    (db) => db.selectFrom(['civilites', 'fonctions']).select(['civilites.Descr as c', 'fonctions.Descr as f']).orderBy('c').execute(),
    [
      { c: 'Madame', f: 'Vente' },
      { c: 'Monsieur', f: 'Vente' },
    ],
  ],
  [
    'a self join',
    (db) =>
      db
        .selectFrom('civilites as a')
        .innerJoin('civilites as b', 'b.IDCivilite', 'a.IDCivilite')
        .select(['a.Descr as a', 'b.Descr as b'])
        .orderBy('a')
        .execute(),
    [
      { a: 'Madame', b: 'Madame' },
      { a: 'Monsieur', b: 'Monsieur' },
    ],
  ],
  [
    'a left join, which keeps the rows that have nothing there',
    (db) =>
      db
        .selectFrom('societes')
        .leftJoin('sites', 'sites.IDPlaque', 'societes.IDPlaque')
        .select(['societes.Libelle', 'sites.Descr'])
        .orderBy('societes.IDPlaque')
        .execute(),
    [
      { Libelle: 'Armor', Descr: 'Rennes' },
      { Libelle: 'Armor sans site', Descr: null },
    ],
  ],
  [
    'a left join on anything',
    (db) =>
      db
        .selectFrom('fonctions')
        .leftJoin('sites', (join) => join.onTrue())
        .select('sites.Descr')
        .execute(),
    [{ Descr: 'Rennes' }],
  ],
  [
    'a left join on this or that',
    (db) =>
      db
        .selectFrom('fonctions')
        .leftJoin('sites', (join) => join.on((eb) => eb('sites.IDSite', '=', 1).or('sites.IDSite', '=', 2)))
        .select('sites.Descr')
        .execute(),
    [{ Descr: 'Rennes' }],
  ],
  ['a cross join', (db) => db.selectFrom('fonctions').crossJoin('sites').select('sites.Descr').execute(), [{ Descr: 'Rennes' }]],
  [
    'a lateral join',
    (db) =>
      db
        .selectFrom('societes')
        .leftJoinLateral(
          (eb) =>
            eb.selectFrom('sites').whereRef('sites.IDPlaque', '=', 'societes.IDPlaque').select(eb.fn.countAll<number>().as('n')).as('s'),
          (join) => join.onTrue(),
        )
        .select(['Libelle', 's.n'])
        .orderBy('societes.IDPlaque')
        .execute(),
    [
      { Libelle: 'Armor', n: 1 },
      { Libelle: 'Armor sans site', n: 0 },
    ],
  ],
  [
    'a query that bears the name of a table',
    (db) =>
      db
        .with('sites', (own) => own.selectFrom('civilites').select('Descr'))
        .selectFrom('sites')
        .select('Descr')
        .orderBy('Descr')
        .execute(),
    [{ Descr: 'Madame' }, { Descr: 'Monsieur' }],
  ],
  [
    'a recursive query',
    (db) =>
      db
        .withRecursive('steps(n, Descr)', (own) =>
          own
            .selectFrom('civilites')
            .select(['IDCivilite as n', 'Descr'])
            .where('IDCivilite', '=', 1)
            .unionAll(
              own
                .selectFrom('civilites as c')
                .innerJoin('steps', (join) => join.on(sql<boolean>`c."IDCivilite" = steps.n + 1`))
                .select(['c.IDCivilite as n', 'c.Descr']),
            ),
        )
        .selectFrom('steps')
        .select('Descr')
        .orderBy('n')
        .execute(),
    [{ Descr: 'Madame' }, { Descr: 'Monsieur' }],
  ],
  [
    'a query inside a fragment',
    async (db) => (await sql`select (${db.selectFrom('civilites').select(({ fn }) => fn.countAll().as('n'))}) as n`.execute(db)).rows,
    [{ n: 2 }],
  ],
  [
    'a query inside a fragment inside a query',
    (db) =>
      db
        .selectFrom('fonctions')
        .select(sql<number>`(select count(*) from (${db.selectFrom('sites').select('Descr')}) as t)`.as('n'))
        .execute(),
    [{ n: 1 }],
  ],
  [
    'exists',
    (db) =>
      db
        .selectFrom('societes')
        .select('Libelle')
        .where((eb) => eb.exists(eb.selectFrom('sites').select('IDSite').whereRef('sites.IDPlaque', '=', 'societes.IDPlaque')))
        .execute(),
    [{ Libelle: 'Armor' }],
  ],
  [
    'not exists',
    (db) =>
      db
        .selectFrom('societes')
        .select('Libelle')
        .where((eb) => eb.not(eb.exists(eb.selectFrom('sites').select('IDSite').whereRef('sites.IDPlaque', '=', 'societes.IDPlaque'))))
        .execute(),
    [{ Libelle: 'Armor sans site' }],
  ],
  [
    'in',
    (db) =>
      db
        .selectFrom('societes')
        .select('Libelle')
        .where('IDPlaque', 'in', (eb) => eb.selectFrom('sites').select('sites.IDPlaque'))
        .execute(),
    [{ Libelle: 'Armor' }],
  ],
  [
    'a union',
    (db) => db.selectFrom('fonctions').select('Descr').union(db.selectFrom('sites').select('Descr')).orderBy('Descr').execute(),
    [{ Descr: 'Rennes' }, { Descr: 'Vente' }],
  ],
  [
    'what is left of a query without another',
    (db) => db.selectFrom('civilites').select('IDCivilite as n').except(db.selectFrom('fonctions').select('IDFonction as n')).execute(),
    [{ n: 2 }],
  ],
  [
    'a count',
    (db) =>
      db
        .selectFrom('civilites')
        .select(({ fn }) => [fn.countAll<number>().as('n'), fn.max('Descr').as('last')])
        .execute(),
    [{ n: 2, last: 'Monsieur' }],
  ],
  [
    'groups',
    (db) =>
      db
        .selectFrom('societes')
        .leftJoin('sites', 'sites.IDPlaque', 'societes.IDPlaque')
        .select(['societes.Libelle', ({ fn }) => fn.count<number>('sites.IDSite').as('n')])
        .groupBy('societes.Libelle')
        .orderBy('societes.Libelle')
        .execute(),
    [
      { Libelle: 'Armor', n: 1 },
      { Libelle: 'Armor sans site', n: 0 },
    ],
  ],
  ['distinct on', (db) => db.selectFrom('sites').distinctOn('IDPlaque').select('Descr').execute(), [{ Descr: 'Rennes' }]],
  ['a lock', (db) => db.selectFrom('fonctions').select('Descr').forUpdate().execute(), [{ Descr: 'Vente' }]],
  ['*', (db) => db.selectFrom('fonctions').selectAll().execute(), [{ IDFonction: 1, Descr: 'Vente' }]],
  [
    '* of one of two tables',
    (db) =>
      db
        .selectFrom('fonctions as f')
        .innerJoin('civilites as c', 'c.IDCivilite', 'f.IDFonction')
        .selectAll('f')
        .select('c.Descr as Civilite')
        .execute(),
    [{ IDFonction: 1, Descr: 'Vente', Civilite: 'Madame' }],
  ],
  [
    '* of two tables, of which one is a query',
    (db) =>
      db
        .selectFrom('fonctions')
        .innerJoin(db.selectFrom('civilites').select(['IDCivilite', 'Descr as Civilite']).as('c'), 'c.IDCivilite', 'fonctions.IDFonction')
        .selectAll()
        .execute(),
    [{ IDFonction: 1, Descr: 'Vente', IDCivilite: 1, Civilite: 'Madame' }],
  ],
  [
    '* of a query',
    (db) =>
      db
        .with('own', (one) => one.selectFrom('fonctions').selectAll())
        .selectFrom('own')
        .selectAll()
        .execute(),
    [{ IDFonction: 1, Descr: 'Vente' }],
  ],
  [
    'rows as text',
    async (db) => (await jsonRows(db, db.selectFrom('fonctions').selectAll())).json.toString(),
    '[{"IDFonction":1,"Descr":"Vente"}]',
  ],
  [
    'one query asked twice, by itself and inside others',
    async (db) => {
      const query = db.selectFrom('fonctions').select('Descr').where('IDFonction', '=', 1);
      const around = db.selectFrom(query.as('one')).select('Descr');
      return [
        await query.execute(),
        await query.execute(),
        await around.execute(),
        (await jsonRow(db, query))?.parse(),
        (await jsonRow(db, around))?.parse(),
      ];
    },
    [[{ Descr: 'Vente' }], [{ Descr: 'Vente' }], [{ Descr: 'Vente' }], { Descr: 'Vente' }, { Descr: 'Vente' }],
  ],
];
