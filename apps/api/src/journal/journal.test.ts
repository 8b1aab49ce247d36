import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { createCustomer } from '../db/migrate.ts';
import type { DatabaseServer } from '../db/open.ts';

const author = { Auteur: 'mquere', Kind: 'customer', IDPeople: 12, Appel: 'PUT /api/x', Action: "Modifier l'objet", Groupe: 'g-1' };
const scope = { schema: 'c_a' };

describe.each(engines())('the journal, %s', (engine) => {
  let base: TestDatabase;
  let server: DatabaseServer;
  const journal = () =>
    server
      .customer('c_a')
      .selectFrom('journal')
      .select(['NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres'])
      .orderBy('IDJournal')
      .execute();
  const revision = (...tables: string[]) => server.revisions('c_a', tables);

  beforeAll(async () => {
    base = await testDatabase(engine);
    server = base.server;
    await createCustomer(server, 'c_a');
    await createCustomer(server, 'c_b');
  });
  beforeEach(async () => {
    const db = server.customer('c_a');
    for (const table of [
      'utilisateursSites',
      'sites',
      'societes',
      'utilisateurs',
      'profilsESellerTeam',
      'civilites',
      'journal',
      'logSuppression',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterAll(() => base.drop());

  it('keeps the new row, the changed columns, the old row', async () => {
    const { IDCivilite } = await server.write(scope, author, (trx) =>
      trx.insertInto('civilites').values({ Descr: 'Madame' }).returning('IDCivilite').executeTakeFirstOrThrow(),
    );
    await server.write(scope, author, (trx) => trx.updateTable('civilites').set({ Descr: 'Mme' }).execute());
    await server.write(scope, author, (trx) => trx.deleteFrom('civilites').execute());
    const row = { NomTable: 'civilites', IDLigne: String(IDCivilite) };
    expect(await journal()).toEqual([
      { ...row, Operation: 'I', Avant: null, Apres: { IDCivilite, Descr: 'Madame' } },
      { ...row, Operation: 'U', Avant: { Descr: 'Madame' }, Apres: { Descr: 'Mme' } },
      { ...row, Operation: 'D', Avant: { IDCivilite, Descr: 'Mme' }, Apres: null },
    ]);
    const deleted = await server.customer('c_a').selectFrom('logSuppression').selectAll().execute();
    expect(deleted).toMatchObject([
      {
        IDLigneSupprimee: String(IDCivilite),
        NomTable: 'civilites',
        IDPeople: 12,
        RefDMS: null,
        RemplacerParIDClient: null,
        NumeroSerieMat: null,
        IDClientMat: null,
      },
    ]);
  });

  it('says who, when and by which call, for every row of the write', async () => {
    await server.write(scope, author, (trx) =>
      trx
        .insertInto('civilites')
        .values([{ Descr: 'a' }, { Descr: 'b' }])
        .execute(),
    );
    await server.write(scope, { ...author, IDPeople: null, Groupe: 'g-2' }, (trx) =>
      trx.deleteFrom('civilites').where('Descr', '=', 'a').execute(),
    );
    const rows = await server
      .customer('c_a')
      .selectFrom('journal')
      .select(['Groupe', 'Auteur', 'Kind', 'IDPeople', 'Appel', 'Action', 'DateH'])
      .orderBy('IDJournal')
      .execute();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject(author);
    expect(rows[1]).toMatchObject(author);
    expect(rows[2]).toMatchObject({ Groupe: 'g-2', IDPeople: null });
    expect(Math.abs(Date.parse(rows[0]!.DateH) - Date.now())).toBeLessThan(60_000);
  });

  it('names the database role when nobody is named, and forgets an author with the transaction', async () => {
    await server.write(scope, author, (trx) => trx.insertInto('civilites').values({ Descr: 'a' }).execute());
    await server.customer('c_a').deleteFrom('civilites').execute();
    const rows = await server.customer('c_a').selectFrom('journal').select(['Auteur', 'Kind', 'IDPeople']).orderBy('IDJournal').execute();
    expect(rows[1]).toEqual({ Auteur: server.roleOf('c_a'), Kind: 'system', IDPeople: null });
  });

  it('writes nothing when nothing changed', async () => {
    await server.customer('c_a').insertInto('civilites').values({ Descr: 'a' }).execute();
    await server.write(scope, author, (trx) => trx.updateTable('civilites').set({ Descr: 'a' }).execute());
    expect(await journal()).toHaveLength(1);
  });

  it('shows of a secret only that it changed', async () => {
    await server.write(scope, author, async (trx) => {
      const { DRPROFILE_ID } = await trx
        .insertInto('profilsESellerTeam')
        .values({ DESCR: 'p', IDDashboard: null })
        .returning('DRPROFILE_ID')
        .executeTakeFirstOrThrow();
      const names = { Lastname: 'N', Firstname: 'F', Initial: 'FN', LoginWEB: 'l', drprofile_id: DRPROFILE_ID };
      await trx
        .insertInto('utilisateurs')
        .values({ ...names, Password: 'topsecret-1', IDDRProfileEsellerLead: null, IDProfil: null })
        .execute();
      await trx.updateTable('utilisateurs').set({ Password: 'topsecret-2' }).execute();
      await trx.updateTable('utilisateurs').set({ Lastname: 'M' }).execute();
      await trx.deleteFrom('utilisateurs').execute();
    });
    const rows = (await journal()).filter(({ NomTable }) => NomTable === 'utilisateurs');
    expect(rows.map(({ Avant, Apres }) => [Avant?.['Password'], Apres?.['Password']])).toEqual([
      [undefined, 'modifié'],
      ['modifié', 'modifié'],
      [undefined, undefined],
      ['modifié', undefined],
    ]);
    const { rows: everything } = await sql<{ all: string }>`select string_agg(j::text, '') as all from c_a.journal j`.execute(
      server.customer('c_a'),
    );
    expect(everything[0]?.all).not.toContain('topsecret');
  });

  it('follows a cascade, and names a row by its whole key', async () => {
    const ids = await server.write(scope, author, async (trx) => {
      const { DRPROFILE_ID } = await trx
        .insertInto('profilsESellerTeam')
        .values({ DESCR: 'p', IDDashboard: null })
        .returning('DRPROFILE_ID')
        .executeTakeFirstOrThrow();
      const person = {
        Lastname: 'N',
        Firstname: 'F',
        Initial: 'FN',
        LoginWEB: 'l',
        Password: 'x',
        drprofile_id: DRPROFILE_ID,
        IDDRProfileEsellerLead: null,
        IDProfil: null,
      };
      const { IDPeople } = await trx.insertInto('utilisateurs').values(person).returning('IDPeople').executeTakeFirstOrThrow();
      const { IDPlaque } = await trx
        .insertInto('societes')
        .values({ Libelle: 's', IDActivite: null })
        .returning('IDPlaque')
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{
        IDSite: number;
      }>`insert into c_a.sites ("IDPlaque", "Descr") values (${IDPlaque}, 'd') returning "IDSite"`.execute(trx);
      await trx.insertInto('utilisateursSites').values({ IDPeople, IDSite: rows[0]!.IDSite }).execute();
      await trx.deleteFrom('utilisateurs').execute();
      return { IDPeople, IDSite: rows[0]!.IDSite };
    });
    const ends = (await journal()).filter(({ Operation }) => Operation === 'D');
    expect(ends.map(({ NomTable, IDLigne }) => `${NomTable} ${IDLigne}`).toSorted()).toEqual([
      `utilisateurs ${ids.IDPeople}`,
      `utilisateursSites ${ids.IDPeople}/${ids.IDSite}`,
    ]);
  });

  it('keeps nothing of a write that is rolled back', async () => {
    const before = await revision('civilites');
    await server
      .write(scope, author, async (trx) => {
        await trx.insertInto('civilites').values({ Descr: 'a' }).execute();
        throw new Error('no');
      })
      .catch(() => {});
    expect(await journal()).toEqual([]);
    expect(await revision('civilites')).toBe(before);
  });

  it('moves a revision with the commit, of the tables written alone', async () => {
    const before = {
      civilites: await revision('civilites'),
      fonctions: await revision('fonctions'),
      both: await revision('fonctions', 'civilites'),
    };
    const during = await server.write(scope, author, async (trx) => {
      await trx.insertInto('civilites').values({ Descr: 'a' }).execute();
      // The embedded engine has one session: nobody can look from outside.
      return engine === 'postgres' ? revision('civilites') : before.civilites;
    });
    expect(during).toBe(before.civilites);
    expect(await revision('civilites')).not.toBe(before.civilites);
    expect(await revision('fonctions', 'civilites')).not.toBe(before.both);
    expect(await revision('fonctions')).toBe(before.fonctions);
    expect(await server.revisions('c_b', ['civilites'])).not.toBe(await revision('civilites'));
    expect(await server.revisions('registry', ['servers'])).toMatch(/^\d+\.0$/);
  });

  it('counts every write of many at once, and none waits into a deadlock', async () => {
    const counts = async () => (await revision('civilites', 'fonctions')).split('.').slice(1).map(Number);
    const [civilites, fonctions] = await counts();
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        server.write(scope, author, async (trx) => {
          const tables = i % 2 ? (['civilites', 'fonctions'] as const) : (['fonctions', 'civilites'] as const);
          for (const table of tables)
            await trx
              .insertInto(table)
              .values({ Descr: `n${i}` })
              .execute();
        }),
      ),
    );
    expect(await counts()).toEqual([civilites! + 40, fonctions! + 40]);
  });

  it('cannot be escaped by truncate', async () => {
    await expect(sql`truncate c_a.civilites`.execute(server.customer('c_a'))).rejects.toThrow(/escape the journal/);
  });
});
