import { catalogue } from '@comptoir/contract/catalogue/all';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, usualEngines, type TestDatabase } from '../../../test/database.ts';
import { adresses, adressesARemettre, holds, personnes, withReplaced } from './places.rules.ts';

interface Column {
  place: string;
  table: string;
  name: string;
  isText: boolean;
  /** Its foreign key leads to a person. */
  leadsToPerson: boolean;
}

describe.each(usualEngines())('the places that name a person, %s', (engine) => {
  let base: TestDatabase;
  let columns: Column[];
  beforeAll(async () => {
    base = await testDatabase(engine);
    const { rows } = await base.server.admin((client) =>
      client.query<Column>(
        `select c.relname || '.' || a.attname as place, c.relname::text as table, a.attname::text as name,
           a.atttypid = 'text'::regtype as "isText",
           exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
             and k.confrelid = 'comptoir."utilisateurs"'::regclass and a.attnum = any(k.conkey)) as "leadsToPerson"
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'IDCustomer'
         where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
      ),
    );
    columns = rows;
  });
  afterAll(() => base.drop());

  it('are listed, whether a foreign key, the catalogue or their name says so', () => {
    const naming = columns.filter(
      ({ table, name, leadsToPerson }) => leadsToPerson || name === 'IDPeople' || catalogue[table]?.loose?.[name] === 'utilisateurs',
    );
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.map(({ place }) => place).filter((place) => !Object.hasOwn(personnes, place))).toEqual([]);
  });

  it('and so are the columns of e-mail addresses', () => {
    const mail = columns.filter(({ name, isText }) => isText && /e-?mail/i.test(name));
    expect(mail.map(({ place }) => place).toSorted()).toEqual(Object.keys(adresses).toSorted());
  });

  it('are all there', () => {
    const known = new Set(columns.map(({ place }) => place));
    expect(Object.keys(personnes).filter((place) => !known.has(place))).toEqual([]);
    expect(adressesARemettre.length).toBeGreaterThan(5);
  });
});

describe('an address among recipients', () => {
  const address = fc.constantFrom('a@x.fr', 'B@x.fr', 'b@x.fr', 'ab@x.fr', 'c@x.fr');
  const list = fc.array(address, { maxLength: 6 }).map((all) => all.join(' ; '));

  it('gives its place to the other one, who is there once; nobody else moves', () => {
    fc.assert(
      fc.property(list, address, address, (recipients, leaver, heir) => {
        fc.pre(leaver.toLowerCase() !== heir.toLowerCase());
        const next = withReplaced(recipients, leaver, heir);
        expect(holds(next, leaver)).toBe(false);
        expect(holds(next, heir)).toBe(holds(recipients, leaver) || holds(recipients, heir));
        const others = (text: string) => [
          ...new Set(
            text
              .toLowerCase()
              .split(/ *; */)
              .filter((one) => one !== '' && one !== leaver.toLowerCase() && one !== heir.toLowerCase()),
          ),
        ];
        expect(others(next)).toEqual(others(recipients));
      }),
    );
  });
});
