import { z } from 'zod';

/**
 * A customer in one file: gzip of lines of JSON. The header; for each table its line and then its rows, one a line;
 * the footer. Lines of the format are arrays and rows are objects, but for the header, which is the first.
 */
export const FORMAT = 'comptoir-customer';
export const FORMAT_VERSION = 1;

export const firstLook = z.object({ format: z.literal(FORMAT), formatVersion: z.number().int(), product: z.string() });

const entry = z.object({
  name: z.string(),
  label: z.string(),
  activites: z.array(z.number().int()),
  IDGroupements: z.number().int().nullable(),
  hosts: z.array(z.string()),
  FAM_FactureeSeller: z.boolean(),
  eDataVoiceActif: z.boolean(),
  deleteOrigines: z.boolean(),
  importFidelite: z.boolean(),
  urls: z.array(z.object({ product: z.string(), URL: z.string(), IDGroupements: z.number().int().nullable() })),
});
/** What the registry knows of a customer, without the ids that mean something in one registry alone. */
export type CustomerEntry = z.infer<typeof entry>;

export const header = z.object({
  ...firstLook.shape,
  exportedAt: z.string(),
  /** Name of the server that it stood on. */
  server: z.string(),
  /** Part of the address of every sealed value, so it stays the same. */
  schema: z.string(),
  /** The steps that the schema has been through. */
  migrations: z.array(z.string()).min(1),
  /** Names of the keys that seal its secrets. */
  keys: z.array(z.string()),
  customer: entry,
});
export type Header = z.infer<typeof header>;

export const tableLine = z.tuple([z.literal('table'), z.string(), z.array(z.string())]);
export type TableLine = z.infer<typeof tableLine>;

const sequence = z.object({ table: z.string(), column: z.string(), last: z.number().int(), isCalled: z.boolean() });
export type Sequence = z.infer<typeof sequence>;

const footer = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  sequences: z.array(sequence),
  /** Of every byte before this line. */
  sha256: z.string(),
});
export const footerLine = z.tuple([z.literal('end'), footer]);
export type Footer = z.infer<typeof footer>;

/** An export or an import that cannot be done, in one French sentence. */
export class DataRefusal extends Error {}
