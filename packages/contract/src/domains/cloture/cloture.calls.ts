import { z } from 'zod';
import { own } from '../../fields/kit.ts';
import { inputShape } from '../../fields/shapes.ts';
import { endpoint, person, staff } from '../../kit.ts';

const shared = { who: staff, on: 'customer' } as const;

/** The latest day for closing: a month before this ISO day, or the last day of that month. */
export const latestCloture = (today: string) => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  lastOfMonthBefore.setUTCDate(Math.min(day, lastOfMonthBefore.getUTCDate()));
  return lastOfMonthBefore.toISOString().slice(0, 10);
};

export const tooLateCloture = 'La date doit précéder aujourd’hui d’un mois au moins';

/** What is asked; nothing keeps it. */
export const clotureFields = {
  users: own('Utilisateurs', {
    input: z.array(person).min(1, 'Choisissez au moins un utilisateur').max(10_000),
    answer: z.array(z.number()),
  }),
  date: own('Date limite', {
    input: z.iso.date('Date attendue'),
    answer: z.iso.date(),
    help: 'Les rapports jusqu’à ce jour compris',
  }),
};
const body = z.object(inputShape(clotureFields));

/** Closes the open reports of chosen users up to a day, and the open deals that they belong to. */
export const cloture = {
  users: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/cloture',
    action: 'Lister les utilisateurs dont des rapports sont à clôturer',
    query: body.pick({ date: true }),
    answer: z.array(z.strictObject({ ID: z.number(), Name: z.string() })),
  }),
  recapitulatif: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/cloture/recapitulatif',
    readsOnly: true,
    action: 'Compter les rapports à clôturer',
    body,
    answer: z.array(z.strictObject({ ID: z.number(), Nombre: z.number(), Name: z.string() })),
  }),
  execute: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/cloture',
    action: 'Clôturer des rapports',
    body,
    answer: z.strictObject({ success: z.literal(true), rapports: z.number(), affaires: z.number() }),
  }),
};
