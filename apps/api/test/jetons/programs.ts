import { sql, type Kysely, type UpdateObject } from 'kysely';
import type { RegistryTables } from '../../src/db/tables.ts';
import type { Client, TestApp } from '../http.ts';
import { system } from '../portees/acts.ts';

interface Wanted {
  Nom?: string;
  Jours?: number;
  Portees?: readonly string[];
  Clients?: readonly string[] | null;
  Adresses?: readonly string[];
}

/** Makes a token by the person's own session, which has just been begun. */
export const make = async (by: Client, wanted: Wanted = {}) => {
  const { status, body, text } = await by.call<{ IDJeton: number; Jeton: string }>('POST', '/api/jetons', {
    Nom: 'Programme',
    Jours: 30,
    Portees: ['*:*'],
    ...wanted,
  });
  if (status !== 200) throw new Error(text);
  return body;
};

/** A program with this token, which names this customer where its calls do not. */
export const program = (on: TestApp, jeton: string, bdgp?: string): Client => {
  const { call, token } = on.client(jeton);
  return { token, call: (method, path, body, headers) => call(method, path, body, { ...(bdgp ? { bdgp } : {}), ...headers }) };
};

/** Changes rows as time or somebody else would. */
export const aging = (on: TestApp) => {
  const write = <T>(work: (db: Kysely<RegistryTables>) => Promise<T>) => on.app.database.write('registry', system, work);
  return {
    write,
    jeton: (IDJeton: number, changes: UpdateObject<RegistryTables, 'jetons'>) =>
      write((db) => db.updateTable('jetons').set(changes).where('IDJeton', '=', IDJeton).execute()),
    operator: (changes: UpdateObject<RegistryTables, 'operators'>) =>
      write((db) => db.updateTable('operators').set(changes).where('login', '=', 'op').execute()),
  };
};

/** As if it had been made for a day, two days ago. */
export const over = { CreeLe: sql<string>`now() - interval '2 days'`, Fin: sql<string>`now() - interval '1 second'` };
