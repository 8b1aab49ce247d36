import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { roles } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';

const author = { Auteur: 'mquere', Kind: 'customer', IDPeople: 12, Appel: 'PUT /api/x', Action: 'Modifier l’objet', Groupe: 'g-1' };
const scope = { IDCustomer: 1 };

describe.each(engines())('the journal, %s', (engine) => {
  let base: TestDatabase;
  let server: DatabaseServer;
  const journal = () =>
    server.customer(1).selectFrom('journal').select(['NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres']).orderBy('IDJournal').execute();
  const revision = (...tables: string[]) => server.revisions(scope, tables);

  beforeAll(async () => {
    base = await testDatabase(engine);
    server = base.server;
  });
  beforeEach(() =>
    server.load(1, author, async (db) => {
      for (const table of [
        'utilisateursSites',
        'materiels',
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
    }),
  );
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
    const deleted = await server.customer(1).selectFrom('logSuppression').selectAll().execute();
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
      .customer(1)
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

  it('names the login when nobody is named, and forgets an author with the transaction', async () => {
    await server.write(scope, author, (trx) => trx.insertInto('civilites').values({ Descr: 'a' }).execute());
    await server.customer(1).deleteFrom('civilites').execute();
    const rows = await server.customer(1).selectFrom('journal').select(['Auteur', 'Kind', 'IDPeople']).orderBy('IDJournal').execute();
    expect(rows[1]).toEqual({ Auteur: server.facts.login, Kind: 'system', IDPeople: null });
  });

  it('writes nothing when nothing changed', async () => {
    await server.customer(1).insertInto('civilites').values({ Descr: 'a' }).execute();
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
    const { rows: everything } = await sql<{ all: string }>`select string_agg(j::text, '') as all from comptoir.journal j`.execute(
      server.customer(1),
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
      }>`insert into comptoir.sites ("IDCustomer", "IDPlaque", "Descr") values (1, ${IDPlaque}, 'd') returning "IDSite"`.execute(trx);
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
    expect(await server.revisions({ IDCustomer: 2 }, ['civilites'])).not.toBe(await revision('civilites'));
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

  it('holds neither the customer’s number nor what is computed', async () => {
    const user = { Lastname: 'N', Firstname: 'F', Initial: 'FN', LoginWEB: 'Login', Password: 'x' };
    await server.write(scope, author, async (trx) => {
      const { DRPROFILE_ID } = await trx
        .insertInto('profilsESellerTeam')
        .values({ DESCR: 'p', IDDashboard: null })
        .returning('DRPROFILE_ID')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('utilisateurs')
        .values({ ...user, drprofile_id: DRPROFILE_ID, IDDRProfileEsellerLead: null, IDProfil: null })
        .execute();
      await trx.updateTable('utilisateurs').set({ LoginWEB: 'Autre' }).execute();
      await trx.deleteFrom('utilisateurs').execute();
    });
    const rows = (await journal()).filter(({ NomTable }) => NomTable === 'utilisateurs');
    expect(rows.map(({ Operation }) => Operation)).toEqual(['I', 'U', 'D']);
    expect(rows[1]).toMatchObject({ Avant: { LoginWEB: 'Login' }, Apres: { LoginWEB: 'Autre' } });
    expect(Object.keys(rows[1]!.Apres!)).toEqual(['LoginWEB']);
    for (const { IDLigne, Avant, Apres } of rows) {
      expect(IDLigne).toMatch(/^\d+$/);
      for (const key of Object.keys({ ...Avant, ...Apres })) expect(key).not.toMatch(/IDCustomer|^cle/);
    }
  });

  it('writes each line for the customer of its row, and shows each customer its own', async () => {
    await server.write(scope, author, (trx) => trx.insertInto('civilites').values({ IDCivilite: 1, Descr: 'a' }).execute());
    await server.write({ IDCustomer: 2 }, author, (trx) => trx.insertInto('civilites').values({ IDCivilite: 1, Descr: 'b' }).execute());
    await server.write({ IDCustomer: 2 }, author, (trx) => trx.deleteFrom('civilites').execute());
    expect((await journal()).map(({ Operation, Apres }) => [Operation, Apres?.['Descr']])).toEqual([['I', 'a']]);
    const all = server.parc.selectFrom('journal').select(['IDCustomer', 'Operation']).orderBy('IDJournal').execute();
    expect(await all).toEqual([
      { IDCustomer: 1, Operation: 'I' },
      { IDCustomer: 2, Operation: 'I' },
      { IDCustomer: 2, Operation: 'D' },
    ]);
    const gone = server.parc.selectFrom('logSuppression').select(['IDCustomer', 'NomTable', 'IDLigneSupprimee']).execute();
    expect(await gone).toEqual([{ IDCustomer: 2, NomTable: 'civilites', IDLigneSupprimee: '1' }]);
    await server.load(2, author, async (trx) => void (await trx.deleteFrom('journal').execute()));
  });

  it('says nothing of what is moved as it is, cascades too, but counts it', async () => {
    const before = await revision('societes', 'sites', 'sitesWLTP');
    await server.load(1, author, async (trx) => {
      await trx.insertInto('activites').values({ IDActivite: 9, Descr: 'a' }).execute();
      await trx.insertInto('marques').values({ IDMarque: 9, IDActivite: 9, Make: 'm' }).execute();
      await trx.insertInto('societes').values({ IDPlaque: 9, Libelle: 's', IDActivite: null }).execute();
      await trx.insertInto('sites').values({ IDSite: 9, IDPlaque: 9, Descr: 'd' }).execute();
      await trx.insertInto('sitesWLTP').values({ IDSite: 9, IDMarque: 9 }).execute();
      await trx.updateTable('societes').set({ Libelle: 't' }).execute();
      // Takes the row of "sitesWLTP" along.
      await trx.deleteFrom('marques').execute();
      for (const table of ['sites', 'societes', 'activites'] as const) await trx.deleteFrom(table).execute();
    });
    expect(await journal()).toEqual([]);
    expect(await server.customer(1).selectFrom('logSuppression').selectAll().execute()).toEqual([]);
    const after = await revision('societes', 'sites', 'sitesWLTP');
    for (const at of [1, 2, 3]) expect(after.split('.')[at]).not.toBe(before.split('.')[at]);
  });

  it('cannot be escaped by truncate', async () => {
    await expect(sql`truncate comptoir.civilites`.execute(server.customer(1))).rejects.toThrow(/permission denied/);
    const owner = server.admin((client) => client.query(`set role ${roles.owner}; truncate comptoir.civilites`));
    await expect(owner).rejects.toThrow(/escape the journal/);
  });
});
