import type { TrailLine } from '../../registry/trail-lines.ts';

/** Sends lines in their order; resolves once the receiver has them. @throws when that is not known */
export type Deliver = (lines: readonly TrailLine[], signal: AbortSignal) => Promise<void>;

/** The receiver answered something else than that it has them. */
export class NotTaken extends Error {}

const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOENT|ENOTDIR)$/, 'Le dossier du fichier n’existe pas'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'Le fichier ne peut pas être écrit'],
  [/^EISDIR$/, 'C’est un dossier, pas un fichier'],
  [/^(?:ENOSPC|EDQUOT)$/, 'Il n’y a plus de place sur le disque'],
  [/^ECONNREFUSED$/, 'Le récepteur refuse la connexion'],
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'Le nom du récepteur n’est pas connu du réseau'],
  [/^(?:ECONNRESET|EPIPE)$/, 'Le récepteur a coupé la connexion'],
  [/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ABORT_ERR)$/, 'Le récepteur ne répond pas à temps'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'Le certificat du récepteur est celui d’un autre nom'],
  [/CERT|^UNABLE_TO_|^SELF_SIGNED|^INVALID_CA/, 'Le certificat du récepteur n’est pas reconnu'],
  [/SSL|TLS|^EPROTO$/, 'La connexion chiffrée ne s’établit pas'],
];

/** What went wrong, as a French sentence for people who look after the installation. */
export const failureOf = (error: unknown): string => {
  if (error instanceof NotTaken) return error.message;
  if (error instanceof DOMException) return 'Le récepteur ne répond pas à temps.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = sentences.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return `${known} (${code}).`;
  return `L’envoi a échoué\u00a0: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300);
};
