import { Refusal } from '@comptoir/contract/errors';
import { civilites } from '@comptoir/contract/references/civilites';
import { boundTransaction } from '../apps/api/src/db/bound-transaction.ts';
import type { DatabaseServer } from '../apps/api/src/db/open.ts';
import { listRights } from '../apps/api/src/domains/profils/profils-rights.store.ts';
import { listSites } from '../apps/api/src/domains/sites/sites.store.ts';
import { listUtilisateurs, readUtilisateur } from '../apps/api/src/domains/utilisateurs/utilisateurs.store.ts';
import { readReference, updateReference } from '../apps/api/src/references/references.store.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

type Client = Parameters<typeof boundTransaction>[1];
type Handle = ReturnType<DatabaseServer['customer']>;

/** What a store sends, without sending it: the limit does the very same SQL, whatever becomes of the store. */
const recorded = async (db: Handle, act: (db: Handle) => Promise<unknown>): Promise<Statement> => {
  const seen: Statement[] = [];
  const query = async (text: string, values: unknown[]) => {
    seen.push({ text, values });
    return { command: '', rowCount: 0, rows: [] };
  };
  // Of a client, a bound transaction uses `query` with a text and its values, and nothing else.
  await act(boundTransaction(db, { query } as unknown as Client)).catch((error: unknown) => {
    // A store that finds no row refuses; its statement has been seen.
    if (!(error instanceof Refusal)) throw error;
  });
  const [statement, ...others] = seen;
  if (!statement || others.length > 0) throw new Error(`one statement was expected, not ${seen.length}`);
  return statement;
};

/** Where the limit updates: a copy of the table without triggers. */
export const bareSchema = 'c_bench_limit';

const civilite = { spec: civilites, choices: {}, computed: {} };
const everyone = { all: true };

/** The profile whose rights are read. */
export const measuredProfile = 3;

/** The statements of the measured calls. The record's id is the last value; the updated text the first. */
export const statementsOf = async (database: DatabaseServer, schema: string) => {
  const db = database.customer(schema);
  return {
    list: await recorded(db, (own) => listUtilisateurs(own, everyone)),
    utilisateur: await recorded(db, (own) => readUtilisateur(own, 0, everyone)),
    sites: await recorded(db, (own) => listSites(own, everyone)),
    droits: await recorded(db, (own) => listRights(own, measuredProfile, 'operator')),
    civilite: await recorded(db, (own) => readReference(own, civilite, 0)),
    update: await recorded(database.customer(bareSchema), (own) => updateReference(own, civilites, 0, { Descr: '' })),
  };
};
