import { z } from 'zod';
import { call, commonFailures, fields, okAnswer, partner } from '../../partners/kit.ts';

const named = z.object({ id: fields.id, name: fields.words });
/** A point of sale or an origin, and the brands for which Wally meets it. */
const ofBrands = named.extend({ brands: z.array(fields.id) });
const brands = z.array(named);

/** A lead, or an offer where it has one: where it was met, and whose it is. */
const retrieved = z.object({
  code: fields.words,
  at: z.iso.datetime(),
  site: fields.id,
  brand: fields.id,
  brandName: fields.words,
  origin: z.string().max(255),
  name: z.string().max(255),
  firstname: z.string().max(255),
  phone: z.string().max(50),
  email: z.string().max(255),
  offer: z.object({ url: z.url({ protocol: /^https?$/ }), pdf: z.url({ protocol: /^https?$/ }).nullable() }).nullable(),
});

/**
 * Wally, the robots that read leads and offers in the manufacturers' own tools (`crm`). An account is the login and the
 * password of somebody there; the provider's own account, that of the address, sees what is common to all.
 */
export const wally = partner({
  name: 'wally',
  title: 'Wally',
  guide: 'Wally, the robots that read the manufacturers’ tools; the account of the address sees the default origins',
  calls: {
    connect: call({
      method: 'POST',
      path: '/{crm}/connection',
      action: 'Tester la connexion d’un compte',
      repeatable: true,
      answer: okAnswer,
    }),
    pointsOfSale: call({
      method: 'GET',
      path: '/{crm}/points-of-sale',
      action: 'Lire les points de vente et les marques d’un compte',
      answer: z.object({ sites: z.array(ofBrands), brands }),
    }),
    origins: call({
      method: 'GET',
      path: '/{crm}/origins',
      action: 'Lire les origines et les marques d’un compte',
      answer: z.object({ origins: z.array(ofBrands), brands }),
    }),
    configure: call({
      method: 'PUT',
      path: '/{crm}/account',
      action: 'Activer ou désactiver la récupération d’un compte',
      repeatable: true,
      /** `FULL`: leads and offers are retrieved. */
      body: z.object({ state: z.enum(['ACTIVE', 'INACTIVE']), flag: z.literal('FULL').nullable() }),
      /** The state in which Wally leaves the account. */
      answer: z.object({ state: z.enum(['ACTIVE', 'INACTIVE', 'OUTDATED', 'FAILED']) }),
    }),
    retrieved: call({
      method: 'GET',
      path: '/{crm}/retrieved',
      action: 'Lire les leads et les offres récupérés par un compte',
      /** The last ones, oldest first; a code is given once. */
      answer: z.object({ retrieved: z.array(retrieved).max(200) }),
    }),
  },
  failures: {
    ...commonFailures,
    PASSWORD_EXPIRED: 'le mot de passe du compte a expiré. Renouvelez-le dans le CRM du constructeur, puis enregistrez-le ici.',
    RETRIEVAL_RUNNING: 'un relevé est déjà en cours pour ce compte. Réessayez dans quelques minutes.',
  },
});
