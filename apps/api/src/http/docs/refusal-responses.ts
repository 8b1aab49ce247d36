import { statusOf } from '@comptoir/contract/errors';

/** Each status of a refusal: the name of its response in the document, and what it means. */
export const refusals: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['invalid', 'La demande n’est pas valide\u00a0; «\u00a0errors\u00a0» dit ce qui ne va pas, champ par champ.'],
  401: ['unauthenticated', 'Aucune session, une session terminée, ou une identification refusée.'],
  403: ['forbidden', 'Cette session n’a pas ce droit, ou le client n’a pas donné son accord (code «\u00a0acces\u00a0»).'],
  404: ['unknown', 'Cet enregistrement n’existe pas, ou cette session ne le voit pas.'],
  408: ['too_slow', 'La demande n’est pas arrivée entière dans le temps imparti.'],
  409: [
    'conflict',
    'Un doublon, un état qui ne le permet pas, ou une fiche modifiée depuis la version que désigne If-Match (code «\u00a0modified\u00a0»)\u00a0; ou une écriture demandée d’un instant passé (X-Instant, code «\u00a0passe\u00a0»), ou déjà faite sous cette clé (Idempotency-Key, code «\u00a0deja\u00a0»).',
  ],
  410: [
    'perdu',
    'Ce qui est demandé n’est plus conservé\u00a0; «\u00a0suite\u00a0» dit d’où reprendre, ou le premier instant qui peut être lu.',
  ],
  413: ['too_large', 'Les données ou le fichier envoyés sont trop volumineux.'],
  415: ['wrong_type', 'Ce type de contenu ou de fichier ne peut pas être traité.'],
  421: ['misdirected', 'La demande nomme un hôte qui n’est pas de cette installation.'],
  422: ['rule', 'Une règle s’y oppose, ou aucun client n’est choisi.'],
  429: ['too_many', 'Trop de demandes en peu de temps\u00a0; Retry-After dit quand réessayer.'],
  500: ['bug', 'Une erreur inattendue, à signaler avec le numéro de la demande («\u00a0requestId\u00a0»).'],
  502: ['partner', 'Le service extérieur interrogé ne répond pas, ou refuse.'],
  503: [
    'not_ready',
    'Le service ne peut pas répondre pour l’instant\u00a0: base de données occupée ou absente, données du client fermées. Retry-After dit quand réessayer, si on le sait.',
  ],
};

export const codesOf = (status: number) => {
  const codes = Object.entries(statusOf).flatMap(([code, own]) => (own === status ? [code] : []));
  return codes.length > 0 ? codes : ['bug'];
};

const later = (required: boolean) => ({
  'Retry-After': { required, schema: { type: 'integer', minimum: 1 }, description: 'Dans combien de secondes réessayer.' },
});
/** Too many is always told with its time; why the service is not ready may not say when it is. */
const headers: Readonly<Record<number, ReturnType<typeof later>>> = { 429: later(true), 503: later(false) };

const responseOf = (status: number, description: string) => ({
  description,
  ...(headers[status] ? { headers: headers[status] } : {}),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { status: { const: status }, code: { enum: codesOf(status) } } }],
      },
    },
  },
});

/** Of every refusal, for `components`. */
export const refusalResponses = () =>
  Object.fromEntries(Object.entries(refusals).map(([status, [name, meaning]]) => [name, responseOf(Number(status), meaning)]));

export const refusalRef = (status: number) => ({ $ref: `#/components/responses/${refusals[status]?.[0]}` });
