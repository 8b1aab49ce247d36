import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Saving } from './save-utilisateur.ts';
import { listUtilisateursSites } from './utilisateurs-sites.store.ts';
import { passwordAddress, type Visibility } from './utilisateurs.store.ts';

type ExportRow = Awaited<ReturnType<typeof listUtilisateursSites>>[number];

/** Passwords opened before other requests get their turn. */
const lot = 500;

const withoutPassword = (row: ExportRow) => {
  const { Password: _, ...shown } = row;
  return shown;
};

const withoutSecrets = (row: ExportRow) => {
  const { LoginWEB: _, ...shown } = withoutPassword(row);
  return shown;
};

/** One row for each user and site; never a password without its login. */
export const listForExport = async (
  { db, vault, schema }: Pick<Saving, 'db' | 'vault' | 'schema'>,
  visibility: Visibility,
  { withLogin, withPassword }: { withLogin: boolean; withPassword: boolean },
) => {
  const rows = await listUtilisateursSites(db, visibility);
  if (!withPassword) return rows.map(withLogin ? withoutPassword : withoutSecrets);
  const passwords = new Map<number, string>();
  for (const { IDPeople, Password } of rows) {
    if (passwords.has(IDPeople)) continue;
    passwords.set(IDPeople, vault.read(passwordAddress(schema, IDPeople), Password) ?? '');
    if (passwords.size % lot === 0) await nextTurn();
  }
  // Every user of the rows was opened just above.
  return rows.map((row) => ({ ...row, Password: passwords.get(row.IDPeople)! }));
};
