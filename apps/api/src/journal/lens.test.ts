import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { migrateCustomers } from '../db/migrate.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import type { Migration } from '../db/migration.ts';
import { seal } from './seal.store.ts';
import { rowsAt } from './state.store.ts';

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };

const first: Migration = {
  name: '9001',
  tables: { things: { key: 'IDThing' } },
  lens: {},
  sql: `create table "things" ("IDCustomer" integer not null, "IDThing" bigint not null, "Ancien" text, "Perdu" text, primary key ("IDCustomer", "IDThing"))`,
};
const second: Migration = {
  name: '9002',
  tables: {},
  lens: { renamed: { things: { Ancien: 'Nouveau' } }, added: { things: { Ajout: 5 } }, dropped: { things: ['Perdu'] } },
  sql: `alter table "things" rename column "Ancien" to "Nouveau"; alter table "things" drop column "Perdu"; alter table "things" add column "Ajout" integer not null default 5`,
};

describe.each(engines())('lines from before a step, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());

  const write = (text: string) => base.server.write({ IDCustomer: 1 }, author, (trx) => sql.raw(text).execute(trx));
  const sealed = async () => {
    await seal(base.server.customer(1));
    const newest = base.server.customer(1).selectFrom('instants').select('IDInstant').orderBy('IDInstant', 'desc').limit(1);
    return (await newest.executeTakeFirstOrThrow()).IDInstant;
  };

  it('are read through its lens: renamed, added, dropped', async () => {
    await migrateCustomers(base.server, [...customerMigrations, first]);
    await write(`insert into comptoir.things values (1, 1, 'a', 'p'), (1, 2, 'b', 'q'), (1, 3, 'c', 'r')`);
    const before = await sealed();
    await write(`update comptoir.things set "Ancien" = 'a2', "Perdu" = 'p2' where "IDThing" = 1`);
    await write('delete from comptoir.things where "IDThing" = 2');
    const all = [...customerMigrations, first, second];
    await migrateCustomers(base.server, all);
    const after = await sealed();
    await write(`update comptoir.things set "Ajout" = 6, "Nouveau" = 'c2' where "IDThing" = 3`);
    await write('delete from comptoir.things where "IDThing" = 1');

    expect(await rowsAt(base.server.customer(1), 'things', before, all)).toEqual([
      { IDThing: 1, Nouveau: 'a', Ajout: 5 },
      { IDThing: 2, Nouveau: 'b', Ajout: 5 },
      { IDThing: 3, Nouveau: 'c', Ajout: 5 },
    ]);
    expect(await rowsAt(base.server.customer(1), 'things', after, all)).toEqual([
      { IDThing: 1, Nouveau: 'a2', Ajout: 5 },
      { IDThing: 3, Nouveau: 'c', Ajout: 5 },
    ]);
    const notes = await base.server.customer(1).selectFrom('instants').select('Nature').where('IDInstant', '=', after).execute();
    expect(notes).toEqual([{ Nature: 'migration' }]);
  });
});
