import type { ModeAcces } from '@comptoir/contract/acces';
import { hash } from '@node-rs/argon2';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { RegistryTables } from '../../src/db/tables.ts';
import type { TestApp } from '../http.ts';
import { testOperator } from '../rows/customers.ts';

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' } as const;

type Given = Partial<Omit<Insertable<RegistryTables['accesAccordes']>, 'Du' | 'Au'>> & {
  /** Hours from now. */
  du?: number;
  au?: number;
};

const inHours = (hours: number) => sql<string>`now() + make_interval(secs => ${hours * 3600}::float8)`;

/** Rows of the registry as no call leaves them: expired, still to come, of others. */
export const granting = async (on: TestApp) => {
  const write = <T>(work: (db: Kysely<RegistryTables>) => Promise<T>) => on.app.database.write('registry', author, work);
  const idOf = async (BDGp: string) => (await on.app.customers.find(BDGp))!.IDCustomer;
  const { IDOperator } = await on.app.database.registry
    .selectFrom('operators')
    .select('IDOperator')
    .where('login', '=', testOperator.login)
    .executeTakeFirstOrThrow();
  return {
    IDOperator,
    setMode: async (ModeAcces: ModeAcces, BDGp = 'BDGpUn') => {
      const IDCustomer = await idOf(BDGp);
      await write((db) => db.updateTable('customers').set({ ModeAcces }).where('IDCustomer', '=', IDCustomer).execute());
    },
    /** An hour ago until in an hour, where nothing else is said. */
    grant: async ({ du = -1, au = 1, ...given }: Given = {}, BDGp = 'BDGpUn') => {
      const IDCustomer = await idOf(BDGp);
      return write((db) =>
        db
          .insertInto('accesAccordes')
          .values({
            IDCustomer,
            IDOperator,
            Motif: 'Essai',
            AccordePar: 'admin',
            Du: inHours(du),
            Au: inHours(au),
            ...given,
          })
          .returning('IDAcces')
          .executeTakeFirstOrThrow(),
      );
    },
    forget: () => write((db) => db.deleteFrom('accesAccordes').execute()),
    cut: (IDAcces: number) =>
      write((db) =>
        db
          .updateTable('accesAccordes')
          .set({ CoupeLe: sql<string>`now()`, CoupePar: 'admin' })
          .where('IDAcces', '=', IDAcces)
          .execute(),
      ),
    /** As if these hours had passed since it was given. */
    age: (IDAcces: number, hours: number) =>
      write((db) =>
        db
          .updateTable('accesAccordes')
          .set({
            Du: sql<string>`"Du" - make_interval(secs => ${hours * 3600})`,
            Au: sql<string>`"Au" - make_interval(secs => ${hours * 3600})`,
          })
          .where('IDAcces', '=', IDAcces)
          .execute(),
      ),
    answered: async ({ IDDemande, IDOperator: asking }: { IDDemande: number; IDOperator: number }, BDGp: string) => {
      const IDCustomer = await idOf(BDGp);
      const facts = { Motif: 'Essai', Heures: 1, IDSession: 1, ReponduLe: sql<string>`now()`, ReponduPar: 'admin' };
      await write((db) =>
        db
          .insertInto('accesDemandes')
          .values({ IDDemande, IDCustomer, IDOperator: asking, ...facts })
          .execute(),
      );
    },
    colleague: async (login: string) => {
      const passwordHash = await hash(testOperator.password, { memoryCost: 64, timeCost: 1 });
      return write((db) =>
        db
          .insertInto('operators')
          .values({ login, name: `Opérateur ${login}`, passwordHash })
          .returning('IDOperator')
          .executeTakeFirstOrThrow(),
      );
    },
  };
};

/** The session of an operator who has chosen no customer. */
export const signedIn = async (on: TestApp, login: string = testOperator.login) => {
  const { body } = await on
    .client()
    .call<{ token: string }>('POST', '/api/authenticate', { login, password: testOperator.password, url: 'localhost' });
  return on.client(body.token);
};

export const sessionOf = async (on: TestApp) =>
  (
    await on.app.database.registry
      .selectFrom('sessions')
      .select('IDSession')
      .orderBy('IDSession', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).IDSession;
