import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { parametresGroupe } from '../../parametres/all.ts';
import { plafonds } from '../../parametres/groupe.ts';
import { answerShape, inputShape, namesOf, pick } from '../../fields/shapes.ts';

/** What these calls read and change of the group's one record (docs/regles/parametres.md#one-record). */
const own = { ...parametresGroupe, ...plafonds };

/** The only ones that a customer session is answered. */
const readByCustomers = pick(own, ['GRP_PlafondsRemise', 'GRP_ClientEDatavoice', 'GRP_BDCTraitementLeadAmontChefVente']);

const record = z.strictObject({ ...z.object(answerShape(own)).partial().shape, ...answerShape(readByCustomers) });
export type GpParametres = z.output<typeof record>;

/** Keys present change, absent keys stay. */
const changes = z.object(inputShape(own)).partial();
export type GpParametresChanges = z.output<typeof changes>;

export const codesOfGroup = namesOf(own);
export const codesReadByCustomers = namesOf(readByCustomers);
export const codesChangedByCustomers: readonly string[] = namesOf(plafonds);

/** What the form of the group's parameters holds. */
export const gpParametresForm = z.object(inputShape(parametresGroupe));

export const gpParametres = {
  read: endpoint({
    method: 'GET',
    path: '/api/gpParametres',
    who: everyone,
    on: 'customer',
    action: 'Lire les paramètres du groupe',
    answer: record,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/gpParametres',
    who: everyone,
    on: 'customer',
    action: 'Modifier les paramètres du groupe',
    refuses: ['forbidden'],
    byCustomers: codesChangedByCustomers,
    body: changes,
    answer: record,
  }),
  dpoContact: endpoint({
    method: 'GET',
    path: '/api/GpParametres/DPOContact',
    who: everyone,
    on: 'customer',
    action: 'Lire l’état du contact DPO',
    answer: z.strictObject({ config: z.boolean(), mailDPOSent: z.boolean(), exist: z.boolean(), message: z.string() }),
  }),
};
