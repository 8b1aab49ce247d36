import { Refusal } from '@comptoir/contract/errors';
import { civilites } from '@comptoir/contract/references/civilites';
import { boundTo } from '../apps/api/src/db/driver/bound-transaction.ts';
import { ClientConnection } from '../apps/api/src/db/driver/connection.ts';
import type { DatabaseServer } from '../apps/api/src/db/open.ts';
import { listRights } from '../apps/api/src/domains/profils/profils-rights.store.ts';
import { listSites } from '../apps/api/src/domains/sites/sites.store.ts';
import { listUtilisateurs, readUtilisateur } from '../apps/api/src/domains/utilisateurs/utilisateurs.store.ts';
import { readReference } from '../apps/api/src/references/references.store.ts';
import { bareSchema } from './bare.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

type Handle = ReturnType<DatabaseServer['customer']>;
type Compiled = Parameters<ClientConnection['jsonRows']>[0];

/** A connection that records statements and sends nothing. */
class Recorder extends ClientConnection {
  readonly seen: Statement[] = [];

  override async executeQuery({ sql, parameters }: Compiled) {
    this.seen.push({ text: sql, values: parameters });
    return { rows: [] };
  }

  /** The product makes JSON itself; a bare program lets PostgreSQL do it. */
  override async jsonRows({ sql, parameters }: Compiled) {
    this.seen.push({ text: `select coalesce(json_agg(t)::text, '[]') as json from (${sql}) as t`, values: parameters });
    return Buffer.from('[]');
  }
}

/** The statements of a store, without sending them: the limit runs the same on its own tables, however the store changes. */
const recorded = async (db: Handle, act: (db: Handle) => Promise<unknown>): Promise<Statement> => {
  // The recorder needs no client.
  const recorder = new Recorder(undefined as unknown as ConstructorParameters<typeof ClientConnection>[0]);
  await act(boundTo(db, recorder)).catch((error: unknown) => {
    // A store that finds no row refuses, but its statement was recorded.
    if (!(error instanceof Refusal)) throw error;
  });
  const [statement, ...others] = recorder.seen;
  if (!statement || others.length > 0) throw new Error(`one statement was expected, not ${recorder.seen.length}`);
  if (/IDCustomer|comptoir\./.test(statement.text)) throw new Error(`the limit would ask the product's tables: ${statement.text}`);
  return statement;
};

const civilite = { spec: civilites, choices: {}, computed: {} };
const everyone = { all: true };

/** The profile whose rights are read. */
export const measuredProfile = 3;

/** The statements of the measured calls. The record's id is the last value; the updated text the first. */
export const statementsOf = async (database: DatabaseServer) => {
  // A handle without the wall: its tables have the same columns except the customer's number.
  const bare = database.parc.withoutPlugins().withSchema(bareSchema) as unknown as Handle;
  return {
    list: await recorded(bare, (db) => listUtilisateurs(db, everyone)),
    utilisateur: await recorded(bare, (db) => readUtilisateur(db, 0, everyone)),
    sites: await recorded(bare, (db) => listSites(db, everyone)),
    droits: await recorded(bare, (db) => listRights(db, measuredProfile, 'operator')),
    civilite: await recorded(bare, (db) => readReference(db, civilite, 0)),
    // A bare program does not read back what it wrote.
    update: await recorded(bare, (db) => db.updateTable('civilites').set({ Descr: '' }).where('IDCivilite', '=', 0).execute()),
  };
};
