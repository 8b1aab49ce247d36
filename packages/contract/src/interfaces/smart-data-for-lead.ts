import { z } from 'zod';
import { aRessaisir, bool, endpoint, staff, text } from '../kit.ts';

const shared = { who: staff, on: 'customer' } as const;

/** Days between two retrievals. */
const delai = z.int('Nombre entier de jours attendu').min(1, 'Un jour au moins').max(365, '365 jours au plus').nullable();

export const smartDataFields = {
  GRP_SmartDataForLead: bool,
  GRP_SmartDataForLead_Login: text(),
  GRP_SmartDataForLead_Password: text(),
  GRP_SmartDataForLead_Delai: delai,
};
const config = z.strictObject({
  GRP_SmartDataForLead: z.boolean(),
  GRP_SmartDataForLead_Login: z.string(),
  GRP_SmartDataForLead_Password: z.string(),
  ARessaisir: aRessaisir,
  GRP_SmartDataForLead_Delai: z.number().nullable(),
});
export type SmartData = z.infer<typeof config>;
const changes = z.object(smartDataFields).partial();
export type SmartDataChanges = z.output<typeof changes>;

export const smartDataForLead = {
  config: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/smartDataForLead/config',
    action: 'Lire la configuration de SmartDataForLead',
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
    action: 'Essayer les identifiants de SmartDataForLead',
    refuses: ['partner'],
    body: z.object({ GRP_SmartDataForLead_Login: text(), GRP_SmartDataForLead_Password: text() }),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
