import { z } from 'zod';
import { endpoint, everyone, requiredText } from '../../kit.ts';
import { appareilHeaders } from './appareil.ts';

/** Bytes as browsers send them. */
const bytes = z
  .string()
  .min(1)
  .max(6_000)
  .regex(/^[\w-]+$/, 'Une suite d’octets est attendue');
const key = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** What a browser answers when it makes a passkey. */
const registered = z.object({ ...key, response: z.object({ clientDataJSON: bytes, attestationObject: bytes }) });
/** And when it signs in by one. */
export const signed = z.object({
  ...key,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() }),
});

/** Host name of the browser: a passkey belongs to it. */
const url = requiredText();

/** Passkeys: bound to a host, kept by the device, which asks for its own code or finger. One is two factors by itself. */
export const passkeys = {
  /** Names no account: the device offers what it has for this host. */
  defi: endpoint({
    method: 'POST',
    path: '/api/session/passkey/defi',
    who: ['public'],
    on: 'registry',
    readsOnly: true,
    action: 'Demander une connexion par clé d’accès',
    body: z.object({ url }),
    answer: z.strictObject({ challenge: z.string(), rpId: z.string(), timeout: z.number(), userVerification: z.literal('required') }),
  }),
  ouvrir: endpoint({
    method: 'POST',
    path: '/api/session/passkey',
    who: ['public'],
    on: 'registry',
    readsOnly: true,
    trace: 'ouverture',
    refuses: ['unauthenticated'],
    action: 'Ouvrir une session par clé d’accès',
    headers: appareilHeaders,
    body: z.object({ reponse: signed }),
    answer: z.strictObject({ token: z.string(), activites: z.array(z.number()) }),
  }),
  defiAjout: endpoint({
    method: 'POST',
    path: '/api/session/facteurs/cle/defi',
    who: everyone,
    on: 'registry',
    action: 'Préparer une clé d’accès',
    danger: 'facteurs',
    body: z.object({ url }),
    answer: z.strictObject({
      challenge: z.string(),
      rp: z.strictObject({ id: z.string(), name: z.string() }),
      user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(z.strictObject({ type: z.literal('public-key'), id: z.string() })),
      authenticatorSelection: z.strictObject({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  }),
  ajouterCle: endpoint({
    method: 'POST',
    path: '/api/session/facteurs/cle',
    who: everyone,
    on: 'registry',
    action: 'Ajouter une clé d’accès',
    refuses: ['rule'],
    body: z.object({ Nom: requiredText(60), reponse: registered }),
    /** Recovery codes come with the first factor. */
    answer: z.strictObject({ Codes: z.array(z.string()) }),
  }),
};
