import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** The name of a host as a connection takes it: of an IPv6 address without its brackets. */
export const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const hasMore = ({ username, password, hash }: URL) => username !== '' || password !== '' || hash !== '';

const isTls = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, hostname, port, pathname, search } = url;
  return protocol === 'tls:' && hostname !== '' && port !== '' && /^\/?$/.test(pathname) && search === '' && !hasMore(url);
};

/** Events leave the machine under TLS or not at all; what they are shown with is no part of an address. */
const isHttps = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(bareHost(url)))) && !hasMore(url);
};

/** The certificates of a file, read at start. */
const certificates = z
  .string()
  .min(1)
  .transform((file, context) => {
    try {
      const text = readFileSync(file, 'utf8');
      // Throws where there is none.
      void new X509Certificate(text);
      return text;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const isRead = !/^E[A-Z]+$/.test(code);
      context.addIssue({
        code: 'custom',
        message: isRead ? 'ce fichier ne contient pas de certificat (PEM).' : `ce fichier ne peut pas être lu (${code}).`,
      });
      return z.NEVER;
    }
  })
  .optional();

export const trailOutVariables = z.object({
  SECURITY_TRAIL_FILE: z.string().min(1).optional(),
  SECURITY_TRAIL_SYSLOG: z.string().refine(isTls, 'une adresse de la forme tls://hôte:port est attendue.').optional(),
  SECURITY_TRAIL_SYSLOG_CA: certificates,
  SECURITY_TRAIL_HTTPS: z
    .string()
    .refine(isHttps, 'une adresse https:// sans identifiant est attendue (http:// pour la boucle locale seulement).')
    .optional(),
  SECURITY_TRAIL_HTTPS_CA: certificates,
  SECURITY_TRAIL_HTTPS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'au moins 16 caractères sans espace ni accent sont attendus.')
    .optional(),
});

/** Where the security trail goes out of the installation; each way is undefined where it is not asked for. */
export const trailOutsOf = (values: z.output<typeof trailOutVariables>) => {
  const { SECURITY_TRAIL_FILE: file, SECURITY_TRAIL_SYSLOG: syslog, SECURITY_TRAIL_HTTPS: https } = values;
  return {
    fichier: file === undefined ? undefined : { file: resolve(file) },
    syslog: syslog === undefined ? undefined : { url: syslog, ca: values.SECURITY_TRAIL_SYSLOG_CA },
    https: https === undefined ? undefined : { url: https, ca: values.SECURITY_TRAIL_HTTPS_CA, token: values.SECURITY_TRAIL_HTTPS_TOKEN },
  };
};
export type TrailOuts = ReturnType<typeof trailOutsOf>;

/** What is lacking, as a French sentence that begins with the variable; null where nothing is. */
export const trailOutFault = ({ https }: TrailOuts): string | null => {
  if (!https || https.token !== undefined) return null;
  return 'SECURITY_TRAIL_HTTPS\u00a0: le récepteur reconnaît l’installation à un secret, SECURITY_TRAIL_HTTPS_TOKEN.';
};
