import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { preuveNames } from './facteurs.ts';
import { signed } from './passkeys.calls.ts';

/** What is given, by the means that is named. */
const givenBy = { motDePasse: 'MotDePasse', code: 'Code', secours: 'Code', cle: 'reponse' } as const;

const body = z
  .object({
    Moyen: z.enum(preuveNames).default('motDePasse'),
    MotDePasse: z.string().max(255).optional(),
    /** Of an application, or a recovery code. */
    Code: z.string().max(60, messages.tooLong(60)).optional(),
    /** What a passkey answered to a challenge of `POST /api/session/passkey/defi`. */
    reponse: signed.optional(),
  })
  .superRefine((given, context) => {
    const field = givenBy[given.Moyen];
    if (!given[field]) context.addIssue({ code: 'custom', path: [field], message: messages.required });
  });

/** What a session asks for again before something dangerous (docs/regles/acces.md#asked-again). */
export const preuve = {
  /** A new token takes the place of the one that was used. */
  prouver: endpoint({
    method: 'POST',
    path: '/api/session/preuve',
    who: everyone,
    on: 'registry',
    readsOnly: true,
    action: 'Confirmer son identité',
    trace: 'preuve',
    refuses: ['preuve'],
    body,
    answer: z.strictObject({ token: z.string() }),
  }),
};
