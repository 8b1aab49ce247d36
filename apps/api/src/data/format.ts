import { modeAccesNames } from '@comptoir/contract/acces';
import { z } from 'zod';

/**
 * A customer in one file: gzip of JSON lines. First the header; for each table its line and then its rows, one a line; last
 * the footer. Lines of the format are arrays and rows are objects, except for the header.
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
  /** Absent: free. */
  ModeAcces: z.enum(modeAccesNames).optional(),
  urls: z.array(z.object({ product: z.string(), URL: z.string(), IDGroupements: z.number().int().nullable() })),
});
/** A customer's entry, without ids that mean something in one registry only. */
export type CustomerEntry = z.infer<typeof entry>;

export const header = z.object({
  ...firstLook.shape,
  exportedAt: z.string(),
  /** The server that it was on. */
  server: z.string(),
  /** Part of the address of every sealed value, so it must not change. */
  schema: z.string(),
  /** The migration steps of the schema. */
  migrations: z.array(z.string()).min(1),
  /** Names of the keys that sealed its secrets. */
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
  /** Checksum of every byte before this line. */
  sha256: z.string(),
});
export const footerLine = z.tuple([z.literal('end'), footer]);
export type Footer = z.infer<typeof footer>;

/** An export or import that cannot be done, in one French sentence. */
export class DataRefusal extends Error {}
