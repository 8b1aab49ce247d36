import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { eventDigest } from '../db/history/trail.sql.ts';
import { checkTrail, insertEvenements, purgeTrail, sealEvenements, type NewEvenement } from './trail.store.ts';

const events = 'registry."securiteEvenements"';
const chain = 'registry."securiteChaine"';
const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'g' };
class Undone extends Error {}

const event = (Details: string): NewEvenement => ({
  Requete: 'r',
  Type: 'droit',
  Resultat: 'refus',
  Genre: 'operator',
  IDCompte: 1,
  Appel: 'GET /api/sites',
  Qui: 'op',
  Adresse: '192.0.2.1',
  Navigateur: 'curl',
  Details,
});

/** What somebody with every right on the database might do to the fifth of ten events, and what is then found of which. */
const forgeries: [string, string, { Rang: number; faults: string[] }[]][] = [
  ...['"DateH" = "DateH" + interval \'1 ms\'', '"Type" = \'choix\'', '"Resultat" = \'succes\'', '"Nombre" = 2', '"IDCustomer" = 7'].map(
    (change): (typeof forgeries)[number] => [change, `update ${events} set ${change} where "Rang" = 5`, [{ Rang: 5, faults: ['altered'] }]],
  ),
  ...['"Genre" = \'customer\'', '"IDCompte" = 2', '"IDSession" = 3', '"Appel" = \'\'', '"Requete" = \'x\''].map(
    (change): (typeof forgeries)[number] => [change, `update ${events} set ${change} where "Rang" = 5`, [{ Rang: 5, faults: ['altered'] }]],
  ),
  ...['"Qui" = \'autre\'', '"Adresse" = \'192.0.2.2\'', '"Navigateur" = \'\'', '"Details" = null', '"Sel" = \'x\''].map(
    (change): (typeof forgeries)[number] => [change, `update ${events} set ${change} where "Rang" = 5`, [{ Rang: 5, faults: ['person'] }]],
  ),
  ['one less', `delete from ${events} where "Rang" = 5`, [{ Rang: 6, faults: ['unlinked'] }]],
  [
    'two that have changed places',
    `update ${events} set "Rang" = -"Rang" where "Rang" in (5, 6); update ${events} set "Rang" = 11 + "Rang" where "Rang" < 0`,
    [5, 6, 7].map((Rang) => ({ Rang, faults: ['altered'] })),
  ],
  [
    'another person, with digests that fit',
    `update ${events} e set "Qui" = 'autre' where "Rang" = 5;
     update ${events} e set "Personne" = sha256(convert_to(jsonb_build_array(encode("Sel", 'hex'), "Qui", "Adresse", "Navigateur", "Details")::text, 'UTF8')) where "Rang" = 5;
     update ${events} e set "Empreinte" = ${eventDigest(`(select o."Empreinte" from ${events} o where o."Rang" = 4)`)} where "Rang" = 5`,
    [{ Rang: 6, faults: ['altered'] }],
  ],
];

describe.each(engines())('the security trail, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());
  const asOwner = (text: string) => base.server.admin((client) => client.query(text));
  const check = () => checkTrail(base.server.registry);
  const add = (details: readonly string[]) => insertEvenements(base.server.registry, details.map(event));
  beforeEach(async () => {
    await asOwner(`delete from ${events}; update ${chain} set "Depuis" = 0, "Origine" = '', "Rang" = 0, "Empreinte" = ''`);
  });
  const tenSealed = async () => {
    await add(Array.from({ length: 10 }, (_, at) => `n° ${at}`));
    expect(await sealEvenements(base.server.registry)).toBe(10);
    expect(await check()).toMatchObject({ events: 10, waiting: 0, isCut: false, faults: [], last: { Rang: 10 } });
  };

  it('gives each committed event one place, whoever writes and seals meanwhile', async () => {
    const writing = new AbortController();
    const sealer = async () => {
      while (!writing.signal.aborted) await sealEvenements(base.server.registry);
    };
    const writer = async (nth: number) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const work = base.server.write('registry', author, async (trx) => {
          await insertEvenements(trx, [event(`${nth}/${turn} é\u2028"\\\u0001`), event('une autre')]);
          if (turn % 4 === 3) throw new Undone();
        });
        if (turn % 4 === 3) await expect(work).rejects.toThrow(Undone);
        else await work;
      }
    };
    const sealing = Promise.all([sealer(), sealer()]);
    await Promise.all(Array.from({ length: 8 }, (_, nth) => writer(nth)));
    writing.abort();
    await sealing;
    await sealEvenements(base.server.registry);
    expect(await check()).toMatchObject({ events: 8 * 15 * 2, waiting: 0, isCut: false, faults: [], last: { Rang: 240 } });
  });

  it.each(forgeries)('names %s', async (_, forgery, expected) => {
    await tenSealed();
    await asOwner(forgery);
    expect((await check()).faults.map(({ Rang, faults }) => ({ Rang, faults }))).toEqual(expected);
  });

  it.each([
    ['the newest ones', `delete from ${events} where "Rang" > 8`, { isCut: true, faults: [] }],
    ['all of them', `delete from ${events}`, { isCut: true, faults: [] }],
    ['the oldest ones', `delete from ${events} where "Rang" < 3`, { isCut: false, faults: [{ Rang: 3, faults: ['unlinked'] }] }],
  ])('sees that somebody took away %s', async (_, removal, found) => {
    await tenSealed();
    await asOwner(removal);
    expect(await check()).toMatchObject(found);
  });

  it('still fits when a person has been erased from it', async () => {
    await tenSealed();
    await asOwner(
      `update ${events} set "Qui" = null, "Adresse" = null, "Navigateur" = null, "Details" = null, "Sel" = null where "Rang" = 5`,
    );
    expect(await check()).toMatchObject({ isCut: false, faults: [] });
  });

  it('still fits when old ones have been taken out, which is an event too', async () => {
    await add(['vieux', 'vieux']);
    await asOwner(`update ${events} set "DateH" = "DateH" - interval '13 months'`);
    await add(['neuf']);
    await sealEvenements(base.server.registry);
    expect(await purgeTrail(base.server, 14)).toBe(0);
    expect(await purgeTrail(base.server, 12)).toBe(2);
    await sealEvenements(base.server.registry);
    expect(await check()).toMatchObject({ events: 2, waiting: 0, isCut: false, faults: [], last: { Rang: 4 } });
    const kept = await base.server.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Nombre', 'Details'])
      .orderBy('Rang')
      .execute();
    expect(kept).toEqual([
      { Type: 'droit', Nombre: 1, Details: 'neuf' },
      { Type: 'retrait', Nombre: 2, Details: 'Plus anciens que 12 mois' },
    ]);
    expect(await purgeTrail(base.server, 12)).toBe(0);
    await asOwner(`update ${chain} set "Origine" = 'x'`);
    expect((await check()).faults).toMatchObject([{ Rang: 3, faults: ['altered'] }]);
  });

  it.each([
    `update ${events} set "Qui" = ''`,
    `delete from ${events}`,
    `truncate ${events}`,
    `drop table ${events}`,
    `alter table ${events} disable trigger all`,
    `insert into ${events} ("IDEvenement", "Type", "Resultat", "Genre") overriding system value values (9, 'droit', 'refus', 'public')`,
    `insert into ${events} ("DateH", "Type", "Resultat", "Genre") values (now(), 'droit', 'refus', 'public')`,
    `insert into ${events} ("Rang", "Type", "Resultat", "Genre") values (1, 'droit', 'refus', 'public')`,
    `insert into ${events} ("Type", "Resultat", "Genre") values ('droit', 'refus', 'public') on conflict ("Rang") do update set "Qui" = ''`,
    `select setval('registry."securiteEvenements_IDEvenement_seq"', 1)`,
    `update ${chain} set "Rang" = 0`,
    `alter table registry."sessions" disable trigger "evenementDebut"`,
    `create or replace function registry."note_session"() returns trigger language plpgsql as 'begin return null; end'`,
  ])('refuses to the role of requests: %s', async (statement) => {
    await tenSealed();
    const asked = base.server.registry.transaction().execute((trx) => sql.raw(statement).execute(trx));
    await expect(asked).rejects.toMatchObject({ code: '42501' });
    expect(await check()).toMatchObject({ events: 10, waiting: 0, isCut: false, faults: [] });
  });

  it('takes from the role of requests nothing that cannot be a type', async () => {
    const asked = insertEvenements(base.server.registry, [{ ...event('x'), Type: 'autre chose' as 'droit' }]);
    await expect(asked).rejects.toMatchObject({ code: '23514' });
  });
});
