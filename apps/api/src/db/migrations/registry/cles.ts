import type { Migration } from '../../migration.ts';

/** The keys that have sealed secrets of this installation, each known by a fingerprint that tells nothing of it. */
export const registryCles: Migration = {
  name: '1001-cles',
  lens: {},
  tables: {
    cles: { key: 'Nom' },
  },
  sql: `
create table "cles" (
  "Nom" text primary key,
  "Empreinte" text not null,
  "DateHAjout" timestamptz not null default now(),
  -- From then on the key file may be without it: a rotation has dropped it, or it is lost.
  "DateHRetrait" timestamptz
);
`,
};
