import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Saving } from './save-utilisateur.ts';
import { listUtilisateursSites } from './utilisateurs-sites.store.ts';
import { passwordAddress, type Visibility } from './utilisateurs.store.ts';

type ExportRow = Awaited<ReturnType<typeof listUtilisateursSites>>[number];

/** Passwords opened before other requests get their turn. */
const lot = 500;

const withoutSecrets = (row: ExportRow) => {
  const { LoginWEB: _, Password: __, ...shown } = row;
  return shown;
};

/** One row for each user and site, with login and password if `withSecrets`. */
export const listForExport = async (
  { db, vault, schema }: Pick<Saving, 'db' | 'vault' | 'schema'>,
  visibility: Visibility,
  withSecrets: boolean,
) => {
  const rows = await listUtilisateursSites(db, visibility);
  if (!withSecrets) return rows.map(withoutSecrets);
  const passwords = new Map<number, string>();
  for (const { IDPeople, Password } of rows) {
    if (passwords.has(IDPeople)) continue;
    passwords.set(IDPeople, vault.read(passwordAddress(schema, IDPeople), Password) ?? '');
    if (passwords.size % lot === 0) await nextTurn();
  }
  // Every user of the rows was opened just above.
  return rows.map((row) => ({ ...row, Password: passwords.get(row.IDPeople)! }));
};
