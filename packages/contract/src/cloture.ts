import { z } from 'zod';
import { endpoint, id, staff } from './kit.ts';

const shared = { who: staff, on: 'customer' } as const;

/** The last day up to which reports may be closed: a month before this ISO day, or that month's last day. */
export const latestCloture = (today: string) => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  lastOfMonthBefore.setUTCDate(Math.min(day, lastOfMonthBefore.getUTCDate()));
  return lastOfMonthBefore.toISOString().slice(0, 10);
};

export const tooLateCloture = "La date doit précéder aujourd'hui d'un mois au moins";

const date = z.iso.date('Date attendue');
const users = z.array(id).min(1, 'Choisissez au moins un utilisateur').max(10_000);

/** Closing the open reports of chosen users, dated up to a day, with the open deals that they are attached to. */
export const cloture = {
  users: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/cloture',
    action: 'Lister les utilisateurs dont des rapports sont à clôturer',
    query: z.object({ date }),
    answer: z.array(z.strictObject({ ID: z.number(), Name: z.string() })),
  }),
  recapitulatif: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/cloture/recapitulatif',
    readsOnly: true,
    action: 'Compter les rapports à clôturer',
    body: z.object({ users, date }),
    answer: z.array(z.strictObject({ ID: z.number(), Nombre: z.number(), Name: z.string() })),
  }),
  execute: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/cloture',
    action: 'Clôturer des rapports',
    body: z.object({ users, date }),
    answer: z.strictObject({ success: z.literal(true), rapports: z.number(), affaires: z.number() }),
  }),
};
