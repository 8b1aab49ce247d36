import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import type { Author } from '../db/authored-transaction.ts';
import { instantDigest } from '../db/history/seal.sql.ts';
import { purgeHistory } from './purge.store.ts';
import { seal } from './seal.store.ts';
import { rowsAt } from './state.store.ts';
import { checkChain, verifyChain } from './verify.store.ts';

const scope = { IDCustomer: 1 };
const author: Author = {
  Auteur: 'test',
  Kind: 'operator',
  IDPeople: null,
  Appel: '',
  Action: '',
  Groupe: 'g',
  Reel: 'op',
  Motif: 'essai',
  Cause: 'x',
};
const pdf = (n: number) => Buffer.from(`%PDF-1.7 ${'A'.repeat(n)}`);
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(engines())('what history keeps, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());

  const write = (work: Parameters<typeof base.server.write<unknown>>[2]) => base.server.write(scope, author, work as never);
  const db = () => base.server.customer(1);
  const sealed = async () => {
    await seal(db());
    const { IDInstant } = await db()
      .selectFrom('instants')
      .select('IDInstant')
      .orderBy('IDInstant', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return IDInstant;
  };
  /** The whole chain as it would be, had it been sealed two months earlier. */
  const age = () =>
    base.server.admin(async (client) => {
      const { rows } = await client.query<{ IDInstant: number }>(
        'select "IDInstant" from comptoir."instants" where "IDCustomer" = 1 order by 1',
      );
      for (const { IDInstant } of rows) {
        await client.query(
          `update comptoir."instants" i set "DateH" = "DateH" - interval '2 months',
             "Precedente" = (select p."Empreinte" from comptoir."instants" p where p."IDCustomer" = 1 and p."IDInstant" < $1 order by p."IDInstant" desc limit 1)
           where "IDCustomer" = 1 and "IDInstant" = $1`,
          [IDInstant],
        );
        await client.query(`update comptoir."instants" i set "Empreinte" = ${instantDigest} where "IDCustomer" = 1 and "IDInstant" = $1`, [
          IDInstant,
        ]);
      }
      await client.query(
        `update comptoir."scellements" set "Empreinte" = (select "Empreinte" from comptoir."instants" where "IDCustomer" = 1 order by "IDInstant" desc limit 1)
         where "IDCustomer" = 1`,
      );
    });
  const kept = async () => (await db().selectFrom('contenus').select('Empreinte').execute()).map(({ Empreinte }) => Empreinte);
  const former = async () =>
    (
      await base.server.admin((client) =>
        client.query<{ Colonne: string; Scelle: string }>(
          'select "Colonne", "Scelle" from comptoir."secretsAnterieurs" order by "IDJournal"',
        ),
      )
    ).rows;

  it('is what a file was, by its digest, once it has gone', async () => {
    await write((trx) =>
      trx
        .insertInto('documentsPdf')
        .values({ Document: 'a.pdf', Contenu: pdf(10) })
        .execute(),
    );
    expect(await kept()).toEqual([]);
    await write((trx) =>
      trx
        .updateTable('documentsPdf')
        .set({ Contenu: pdf(11) })
        .execute(),
    );
    await write((trx) =>
      trx
        .updateTable('documentsPdf')
        .set({ Contenu: pdf(10) })
        .execute(),
    );
    expect((await kept()).toSorted()).toEqual([digest(pdf(10)), digest(pdf(11))].toSorted());
    const lines = await db()
      .selectFrom('journal')
      .select(['Avant', 'Apres', 'Reel', 'Motif', 'Cause'])
      .where('NomTable', '=', 'documentsPdf')
      .orderBy('IDJournal')
      .execute();
    expect(lines.map(({ Avant, Apres }) => [Avant?.['Contenu'], Apres?.['Contenu']])).toEqual([
      [undefined, `sha256:${digest(pdf(10))}`],
      [`sha256:${digest(pdf(10))}`, `sha256:${digest(pdf(11))}`],
      [`sha256:${digest(pdf(11))}`, `sha256:${digest(pdf(10))}`],
    ]);
    expect(lines[0]).toMatchObject({ Reel: 'op', Motif: 'essai', Cause: 'x' });
  });

  it('is what a secret was, sealed as it stood, and never a plain text', async () => {
    await write((trx) => trx.updateTable('publicationFtp').set({ Password: 'x' }).execute());
    await write(async (trx) => {
      await trx.insertInto('publicationFtp').values({ Password: 'v1.k.a.b.c' }).execute();
      await trx.updateTable('publicationFtp').set({ Password: 'v1.k.d.e.f' }).execute();
      await trx.updateTable('publicationFtp').set({ Password: 'en clair' }).execute();
      await trx.updateTable('publicationFtp').set({ Password: 'v1.k.g.h.i' }).execute();
      await trx.deleteFrom('publicationFtp').execute();
    });
    expect(await former()).toEqual(['v1.k.a.b.c', 'v1.k.d.e.f', 'v1.k.g.h.i'].map((Scelle) => ({ Colonne: 'Password', Scelle })));
    await purgeHistory(base.server, [{ IDCustomer: 1, MoisHistorique: 36 }], 1);
    expect(await former()).toHaveLength(3);
    await purgeHistory(base.server, [{ IDCustomer: 1, MoisHistorique: 36 }], 0);
    expect(await former()).toEqual([]);
  });

  it('goes with a purge that is an instant itself, and the chain still verifies', async () => {
    await write((trx) => trx.deleteFrom('documentsPdf').execute());
    await sealed();
    await write((trx) => trx.insertInto('civilites').values({ Descr: 'a' }).execute());
    await sealed();
    await age();
    const purged = await purgeHistory(base.server, [{ IDCustomer: 1, MoisHistorique: 1 }], 30);
    expect(purged).toBe(10);
    // Whether its line has been sealed or not.
    expect(await verifyChain(base.server, scope)).toMatchObject({ faults: [], isCut: false, waiting: 1 });
    const after = await sealed();
    expect(await db().selectFrom('journal').select(['NomTable', 'Apres']).execute()).toMatchObject([
      { NomTable: '*', Apres: { nature: 'purge', mois: 1 } },
    ]);
    expect(await kept()).toEqual([]);
    const { Nature } = await db().selectFrom('instants').select('Nature').where('IDInstant', '=', after).executeTakeFirstOrThrow();
    expect(Nature).toBe('purge');
    expect(await verifyChain(base.server, scope)).toMatchObject({
      faults: [],
      isCut: false,
      waiting: 0,
      purges: [{ mois: 1 }],
    });
    const rows = await rowsAt(db(), 'civilites', after);
    await write((trx) => trx.updateTable('civilites').set({ Descr: 'b' }).execute());
    await sealed();
    expect(await rowsAt(db(), 'civilites', after)).toEqual(rows);
    // What is gone cannot be put there again by hand.
    const { faults } = await base.server.admin(async (client) => {
      await client.query(
        `insert into comptoir.journal ("IDCustomer", "IDJournal", "Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation")
         overriding system value values (1, 1, 'x', 'x', 'x', '', '', 'civilites', '1', 'D')`,
      );
      return checkChain(client, 1);
    });
    expect(faults).toHaveLength(1);
  });

  it('stays whole where nothing is old enough', async () => {
    expect(
      await purgeHistory(
        base.server,
        [
          { IDCustomer: 1, MoisHistorique: 36 },
          { IDCustomer: 2, MoisHistorique: 0 },
        ],
        30,
      ),
    ).toBe(0);
  });
});
