import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { messages } from '../../messages.ts';

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
    body: z.object({ Moyen: z.literal('motDePasse').default('motDePasse'), MotDePasse: z.string().min(1, messages.required).max(255) }),
    answer: z.strictObject({ token: z.string() }),
  }),
};
