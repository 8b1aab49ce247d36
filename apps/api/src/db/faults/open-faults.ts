import { AlreadyInUse } from '../embedded/directory-lock.ts';
import { DatabaseGone } from './database-gone.ts';
import { SchemaTooNew, SchemaTooOld } from '../migrate.ts';
import { EngineLost } from '../embedded/pglite-stream.ts';

const codes: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuse le mot de passe de DATABASE_URL',
  '28000': 'PostgreSQL refuse le compte de DATABASE_URL',
  '3D000': 'La base de données que nomme DATABASE_URL n’existe pas',
  '42501': 'Le compte de DATABASE_URL n’a pas les droits qu’il faut',
  '25006': 'La base de données n’accepte que la lecture',
  '53100': 'La base de données n’a plus de place',
  '53300': 'PostgreSQL n’a plus de connexion libre',
  '57P03': 'PostgreSQL démarre ou s’arrête',
};

const fileCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'EEXIST']);

/** What Node's errors say beside their message. */
interface SystemError extends Error {
  code?: string;
  path?: string;
  address?: string;
  port?: number;
}

/** Why the data cannot be opened, in one sentence, where a person can mend it; undefined for a bug. */
export const openFault = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AlreadyInUse || error instanceof SchemaTooNew || error instanceof SchemaTooOld || error instanceof EngineLost)
    return error.message;
  if (error instanceof DatabaseGone) return `PostgreSQL n’est pas joignable\u00a0: ${error.message}.`;
  const { code = '', message, path, address, port }: SystemError = error;
  const known = codes[code];
  if (known) return `${known}\u00a0: ${message}.`;
  const place = path ?? address;
  const isFile = fileCodes.has(code) && place !== undefined && port === undefined;
  return isFile ? `«\u00a0${place.replace('\0', '')}\u00a0» ne peut pas être écrit (${code}).` : undefined;
};
