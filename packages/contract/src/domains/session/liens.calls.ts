import { z } from 'zod';
import { bool, endpoint, requiredText } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { loginField } from './session.fields.ts';

const done = z.strictObject({ success: z.literal(true) });
const call = { who: ['public'], on: 'registry', method: 'POST' } as const;

/** What stands behind the # of the address in the mail. Whatever else arrives is a link that nobody knows. */
const lien = z.string().min(1, messages.required).max(500);

/** What a link is for. */
const lienUsages = ['invitation', 'oubli'] as const;

/** Links by which operators choose a password (docs/regles/acces.md#invitations). */
export const liens = {
  /** Always the same answer: nobody learns here who has an account. */
  demander: endpoint({
    ...call,
    path: '/api/session/oubli',
    action: 'Demander un nouveau mot de passe',
    trace: 'operateur',
    /** `url`: the host name of the browser, as at sign-in. Passwords of customer access are not given here. */
    body: z.object({ login: loginField.input, url: requiredText() }),
    answer: done,
  }),
  /** Says whose a link is before anything is typed; it spends nothing. */
  lire: endpoint({
    ...call,
    path: '/api/session/lien/lire',
    action: 'Lire un lien',
    readsOnly: true,
    refuses: ['unknown'],
    body: z.object({ lien }),
    answer: z.strictObject({ login: z.string(), name: z.string(), Usage: z.enum(lienUsages), Echeance: z.string() }),
  }),
  /** All sessions and the other links of the operator end by it, and the API tokens where nothing else is said. */
  utiliser: endpoint({
    ...call,
    path: '/api/session/lien',
    action: 'Choisir son mot de passe',
    trace: 'operateur',
    refuses: ['unknown'],
    body: z.object({ lien, Nouveau: z.string().min(1, messages.required).max(1000), CouperJetons: bool.default(true) }),
    answer: done,
  }),
};
export type Lien = z.infer<(typeof liens)['lire']['answer']>;
