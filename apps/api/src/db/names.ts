import { createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The two schemas: what the installation knows of itself, and the one set of tables of all customers. */
export type Schema = 'registry' | 'comptoir';

/**
 * What the login may become, and nothing more. Roles belong to the whole cluster, so that a database may be copied with
 * all that was granted in it.
 */
export const roles = {
  /** Owns schemas, tables, functions and triggers; migrations alone take it. */
  owner: 'comptoir_owner',
  /** Requests on a customer's rows. */
  app: 'comptoir_app',
  /** Requests on the registry. */
  registry: 'comptoir_registry',
  /** Moves a customer's rows as they are: samples, exports, imports, removals, key rotation. Not journalled row by row. */
  loader: 'comptoir_loader',
  /** Reads across customers, but for secrets. */
  parc: 'comptoir_parc',
} as const;
export type RoleName = (typeof roles)[keyof typeof roles];

/** The name under which a customer's secrets are sealed: `BDGpArmor` seals as `c_bdgparmor`. */
export const schemaOf = (customer: string) => {
  const name = `c_${customer.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
  if (name.length > 57) throw new Error(`too long a name: ${customer}`);
  return name;
};

/** Key of an advisory lock. */
export const lockKey = (subject: string) => hash(`comptoir/${subject}`).readBigInt64BE().toString();

/** Key of the lock under which a customer's first rows come to be, or all of them out of a file. */
export const openingLock = (IDCustomer: number) => lockKey(`customer ${IDCustomer}`);
