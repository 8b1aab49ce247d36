import { createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** @throws when the name is not one that this program gives to a schema. */
export const checkSchema = (schema: string): string => {
  if (!/^(?:registry|c_[a-z0-9_]{1,55})$/.test(schema)) throw new Error(`not a schema name: ${schema}`);
  return schema;
};

/** The schema of a customer database: `BDGpArmor` lives in `c_bdgparmor`. */
export const schemaOf = (customer: string) => checkSchema(`c_${customer.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`);

/** Roles belong to the whole cluster, schemas to one database: the name tells two databases' schemas apart. */
export const roleOf = (database: string, schema: string) =>
  `${schema.slice(0, 46)}_${hash(`${database}/${schema}`).toString('hex').slice(0, 16)}`;

/** Key of an advisory lock. */
export const lockKey = (subject: string) => hash(`comptoir/${subject}`).readBigInt64BE().toString();
