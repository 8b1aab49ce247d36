import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { instantDigest, linesDigest } from '../db/history/seal.sql.ts';
import { seal } from './seal.store.ts';
import { checkChain, verifyChain } from './verify.store.ts';

const scope = { IDCustomer: 1 };
const author = { Auteur: 'test', Kind: 'operator', IDPeople: null, Appel: 'PUT /x', Action: 'Modifier', Groupe: 'g' };
const turns = 40;

type Ask = (text: string) => Promise<unknown>;
interface Place {
  /** A line of the journal, and the instant that holds it. */
  line: number;
  instant: number;
}

const journal = 'comptoir."journal"';
const instants = 'comptoir."instants"';
const of = ({ line }: Place) => `where "IDCustomer" = 1 and "IDJournal" = ${line}`;
const at = ({ instant }: Place) => `where "IDCustomer" = 1 and "IDInstant" = ${instant}`;

/** Digests that fit the lines as they have become: the forger knows how they are made. */
const resealed = ({ instant }: Place, whole: boolean) => `
update ${instants} i set "Lignes" = (select ${linesDigest} from ${journal} j where j."IDCustomer" = 1
  and j."IDJournal" > coalesce((select max("Jusqua") from ${instants} where "IDCustomer" = 1 and "IDInstant" < ${instant}), 0) and j."IDJournal" <= i."Jusqua")
where "IDCustomer" = 1 and "IDInstant" = ${instant};
${whole ? `update ${instants} i set "Empreinte" = ${instantDigest} where "IDCustomer" = 1 and "IDInstant" = ${instant};` : ''}`;

/** An instant without its lines, and a line that says why. */
const purged = ({ line, instant }: Place, months: number, DateH = 'now()') => `
delete from ${journal} where "IDCustomer" = 1 and "IDJournal" between ${line} and ${line} + 2;
insert into ${journal} ("IDCustomer", "Groupe", "DateH", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Apres")
values (1, 'x', ${DateH}, 'comptoir', 'system', '', '', '*', '*', 'I', '{"nature": "purge", "jusqua": ${instant}, "mois": ${months}}')`;

/** What somebody with every right on the database might do. */
const forgeries: Record<string, (place: Place) => string> = {
  'another author': (place) => `update ${journal} set "Auteur" = 'quelqu’un' ${of(place)}`,
  'somebody else behind the author': (place) => `update ${journal} set "Reel" = 'quelqu’un' ${of(place)}`,
  'another reason': (place) => `update ${journal} set "Motif" = 'autre' ${of(place)}`,
  'another call': (place) => `update ${journal} set "Appel" = 'GET /' ${of(place)}`,
  'another time': (place) => `update ${journal} set "DateH" = "DateH" + interval '1 microsecond' ${of(place)}`,
  'another value': (place) => `update ${journal} set "Apres" = '{"Descr": "faux"}' ${of(place)}`,
  'no value': (place) => `update ${journal} set "Apres" = null, "Avant" = null ${of(place)}`,
  'another row': (place) => `update ${journal} set "IDLigne" = '0' ${of(place)}`,
  'a line less': (place) => `delete from ${journal} ${of(place)}`,
  'all lines of an instant': (place) =>
    `delete from ${journal} where "IDCustomer" = 1 and "IDJournal" between ${place.line} and ${place.line} + 3`,
  'a line more': (place) =>
    `insert into ${journal} ("IDCustomer", "IDJournal", "Groupe", "DateH", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation")
     overriding system value select "IDCustomer", "IDJournal", 'x', "DateH" + interval '1 s', 'x', 'x', '', '', 'civilites', '1', 'D' from ${journal} ${of(place)}`,
  'another time of an instant': (place) => `update ${instants} set "DateH" = "DateH" - interval '1 day' ${at(place)}`,
  'another number of lines': (place) => `update ${instants} set "Nombre" = "Nombre" + 1 ${at(place)}`,
  'an instant less': (place) => `delete from ${instants} ${at(place)}`,
  'the newest instants less': (place) => `delete from ${instants} where "IDCustomer" = 1 and "IDInstant" >= ${place.instant}`,
  'lines and their digest': (place) => `delete from ${journal} ${of(place)}; ${resealed(place, false)}`,
  'a purge of what is not old': (place) => purged(place, 36),
  'a purge that keeps nothing': (place) => purged(place, 0),
  'a purge dated later': (place) => purged(place, 1, `now() + interval '1 year'`),
  'a value and every digest of its instant': (place) =>
    `update ${journal} set "Apres" = '{"Descr": "faux"}' ${of(place)}; ${resealed(place, true)}`,
};

describe.each(engines())('the chain, %s', (engine) => {
  let base: TestDatabase;
  let places: Place[];
  beforeAll(async () => {
    base = await testDatabase(engine);
    const { server } = base;
    for (let turn = 0; turn < turns; turn += 1) {
      await server.write(scope, author, async (trx) => {
        await trx
          .insertInto('civilites')
          .values([{ Descr: `a${turn}` }, { Descr: `b${turn}` }])
          .execute();
        await trx
          .updateTable('civilites')
          .set({ Descr: `c${turn}` })
          .where('Descr', '=', `a${turn}`)
          .execute();
      });
      await seal(server.customer(1));
    }
    const { rows } = await server.admin((client) =>
      client.query<Place>(
        `select i."IDInstant" as instant, (select min(j."IDJournal") from ${journal} j where j."IDCustomer" = 1 and j."IDJournal" > i."Jusqua" - 3) as line
         from ${instants} i where i."IDCustomer" = 1 order by 1`,
      ),
    );
    places = rows;
  });
  afterAll(() => base.drop());

  /** In a transaction that ends with nothing written. */
  const after = (forge: (ask: Ask) => Promise<void>) =>
    base.server.admin(async (client: pg.PoolClient) => {
      await client.query('begin');
      await forge((text) => client.query(text));
      const chain = await checkChain(client, 1);
      await client.query('rollback');
      return chain;
    });

  it('is whole', async () => {
    const chain = await verifyChain(base.server, scope);
    expect(chain).toMatchObject({ instants: turns, lines: 3 * turns, waiting: 0, isCut: false, faults: [] });
    expect(await verifyChain(base.server, { IDCustomer: 2 })).toMatchObject({ instants: 0, last: undefined, isCut: false, faults: [] });
  });

  it('stays whole where a person was erased, and says how many lines were', async () => {
    const digest = (column: string) => `jsonb_build_object('', encode(sha256(convert_to(${column}::text, 'UTF8')), 'hex'))`;
    const chain = await after((ask) => ask(`update ${journal} set "Apres" = ${digest('"Apres"')} ${of(places[5]!)}`).then(() => {}));
    expect(chain).toMatchObject({ faults: [], isCut: false, erased: 1 });
  });

  // Three places for each kind: the first instant, the last one and one between.
  it.each(Object.entries(forgeries).flatMap(([what, forge]) => [0, 17, turns - 1].map((index) => [what, index, forge] as const)))(
    'names %s, at instant %i',
    async (_, index, forge) => {
      const place = places[index]!;
      const { faults, isCut, last } = await after(async (ask) => {
        await ask(forge(place));
      });
      expect(faults.length > 0 || isCut).toBe(true);
      // The first broken place is the forged one or the one after it; of a chain that is cut, the first that is missing.
      const first = faults[0]?.IDInstant ?? places.find(({ instant }) => instant > (last?.IDInstant ?? 0))?.instant ?? last?.IDInstant;
      expect([place.instant, places[index + 1]?.instant]).toContain(first);
    },
  );
});
