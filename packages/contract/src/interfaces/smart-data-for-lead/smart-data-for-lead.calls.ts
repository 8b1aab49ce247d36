import { z } from 'zod';
import { flag, own, secret, text } from '../../fields/kit.ts';
import { inputShape, openAnswerShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, staff } from '../../kit.ts';

const shared = { who: staff, on: 'customer' } as const;

/** Days between two retrievals. */
const delai = z.int('Nombre entier de jours attendu').min(1, 'Un jour au moins').max(365, '365 jours au plus').nullable();

export const smartDataFields = {
  GRP_SmartDataForLead: flag('Activer SmartDataForLead'),
  GRP_SmartDataForLead_Login: text('Login'),
  GRP_SmartDataForLead_Password: secret('Password', { max: 255 }),
  GRP_SmartDataForLead_Delai: own('Délai', {
    input: delai,
    answer: z.number().nullable(),
    default: null,
    help: 'Nombre de jours entre deux récupérations',
  }),
};
/** As its form sends it. */
export const smartDataForm = z.object(inputShape(smartDataFields));

const config = z.strictObject({ ...openAnswerShape(smartDataFields), ARessaisir: aRessaisir });
export type SmartData = z.infer<typeof config>;
const changes = smartDataForm.partial();
export type SmartDataChanges = z.output<typeof changes>;

export const smartDataForLead = {
  config: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/smartDataForLead/config',
    action: 'Lire la configuration de SmartDataForLead',
    trace: 'secrets',
    answer: config,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/smartDataForLead/config',
    action: 'Modifier la configuration de SmartDataForLead',
    body: changes,
    answer: config,
  }),
  check: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/smartDataForLead/check',
    readsOnly: true,
    scope: 'interfaces/smartdataforlead:ecrire',
    action: 'Essayer les identifiants de SmartDataForLead',
    present: 'partenaire',
    refuses: ['partner'],
    body: smartDataForm.pick({ GRP_SmartDataForLead_Login: true, GRP_SmartDataForLead_Password: true }),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
