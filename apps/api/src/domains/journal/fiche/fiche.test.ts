import { catalogue, tableOf } from '@comptoir/contract/catalogue/all';
import { fichesClient } from '@comptoir/contract/domains/journal/fiches';
import type { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { societeReduiteFields } from '@comptoir/contract/domains/societes/societes.fields';
import type { Answer as AnswerOf } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../../test/http.ts';
import { createUser, loadIn, putUser, writeIn } from '../../../../test/rows/utilisateurs.ts';
import { tablesOf } from '../../../db/migration.ts';
import { customerMigrations } from '../../../db/migrations/all.ts';
import { readOf } from './fiche.rules.ts';

type Fiche = AnswerOf<typeof journal.fiche>;
const journalled = [...tablesOf(customerMigrations)];

test('customer access reads the history of exactly the records that it opens', () => {
  const opened = Object.keys(catalogue).filter(
    (table) => ['reglage', 'personne'].includes(tableOf(table)?.nature ?? '') && readOf(table)?.who.includes('customer'),
  );
  expect(Object.keys(fichesClient).toSorted()).toEqual(opened.toSorted());
  for (const [table, parts] of Object.entries(fichesClient)) for (const part of parts) expect(tableOf(part)?.of).toBe(table);
});

describe.each(engines())('the history of a record, for customer access (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
  });
  afterAll(() => on.close());
  const read = (table: string, ligne: number, by = customer): Promise<Answer<Fiche>> =>
    by.call('GET', `/api/journal/fiches/${table}/${ligne}`);

  const columnsOf = async () => {
    const { rows } = await writeIn(on, (db) =>
      sql<{ table: string; columns: string[] }>`select c.relname::text as "table", array_agg(attname::text) as columns
        from pg_attribute join pg_class c on c.oid = attrelid
        where c.relnamespace = 'comptoir'::regnamespace and attnum > 0 and not attisdropped group by c.relname`.execute(db),
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  };

  /** A line for every column of a table, of the record with this number. */
  const planted = (table: string, columns: readonly string[], IDLigne: string) => {
    const side = Object.fromEntries(columns.map((column) => [column, `valeur de ${column}`]));
    const by = { Groupe: 'plante', Auteur: 'op', Kind: 'operator', Appel: 'PUT /api/plante', Action: 'Planter', Motif: 'entre nous' };
    return { ...by, NomTable: table, IDLigne, Operation: 'U', Avant: side, Apres: { ...side, plante: true } } as const;
  };

  test('holds no table and no field that its screens have not', async () => {
    const columns = await columnsOf();
    const lines = journalled.map(([table, { key }]) =>
      planted(
        table,
        columns.get(table)!,
        [key]
          .flat()
          .map(() => '1')
          .join('/'),
      ),
    );
    await loadIn(on, (db) => db.insertInto('journal').values(lines).execute());
    const told = new Set<string>();
    for (const head of new Set(journalled.map(([table]) => tableOf(table)?.of ?? table))) {
      const { status, text, body } = await read(head, 1);
      expect(text).not.toContain('entre nous');
      if (status !== 200) continue;
      for (const { Action, NomTable, Apres } of body.entries) {
        if (Action !== 'Planter') continue;
        told.add(NomTable);
        const shown = Object.keys(Apres ?? {});
        const { fields } = tableOf(NomTable)!;
        // What operators alone write, what the catalogue does not describe, what the page leaves out.
        expect(shown.filter((column) => fields && (!fields[column] || fields[column].by === 'operator'))).toEqual([]);
        if (NomTable === 'societes') expect(shown.filter((column) => !(column in societeReduiteFields))).toEqual([]);
        expect(shown.filter((column) => ['IDCustomer', 'AccesBackOffice', 'plante'].includes(column))).toEqual([]);
        expect(shown.length).toBeGreaterThan(0);
      }
    }
    const open = new Set(Object.entries(fichesClient).flat(2));
    expect([...told].filter((table) => !open.has(table))).toEqual([]);
    expect(told.size).toBeGreaterThan(8);
  });

  test('says who changed what, and nothing of people that it does not see', async () => {
    const user = await createUser(operator);
    await putUser(customer, user.IDPeople, { MobilePhone: '0600000042' });
    await putUser(operator, user.IDPeople, {
      [Object.entries(tableOf('utilisateurs')!.fields!).find(([, { by }]) => by === 'operator')![0]]: true,
    });
    const { body } = await read('utilisateurs', user.IDPeople);
    const lines = body.entries.filter(({ NomTable, Operation }) => NomTable === 'utilisateurs' && Operation === 'U');
    expect(lines).toMatchObject([{ Kind: 'customer', Apres: { MobilePhone: '0600000042' }, Nom: expect.any(String) as unknown }]);
    const hidden = await writeIn(on, async (db) => {
      const profile = await db
        .insertInto('profilsESellerTeam')
        .values({ DESCR: 'Chef de région Nissan' })
        .returning('DRPROFILE_ID')
        .executeTakeFirstOrThrow();
      await db.updateTable('utilisateurs').set({ drprofile_id: profile.DRPROFILE_ID }).where('IDPeople', '=', user.IDPeople).execute();
      return user.IDPeople;
    });
    expect((await read('utilisateurs', hidden)).status).toBe(404);
    expect((await read('utilisateurs', hidden, operator)).status).toBe(200);
    const sitesOf = await operator.call('PUT', '/api/utilisateurs/2/sites', [1, 2]);
    expect(sitesOf.status).toBe(200);
    await writeIn(on, (db) => db.updateTable('sites').set({ EstFictif: true }).where('IDSite', '=', 2).execute());
    const parts = (await read('utilisateurs', 2)).body.entries.filter(({ NomTable }) => NomTable === 'utilisateursSites');
    expect(parts.map(({ IDLigne }) => IDLigne)).not.toContain('2/2');
    expect((await read('sites', 2)).status).toBe(404);
  });
});
