import { z } from 'zod';
import { abonnementFields, compteFields, ftpFields, portailFields } from './publication.fields.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

/** The stocks that a site may publish: new, demonstration and used vehicles. */
export const stocks = ['VN', 'VD', 'VO'] as const;
export type Stock = (typeof stocks)[number];
export const stockNames: Record<Stock, string> = { VN: 'véhicules neufs', VD: 'véhicules de démonstration', VO: 'véhicules d’occasion' };

const compte = z.strictObject(answerShape(compteFields));
export type CompteClient = z.infer<typeof compte>;
/** What a change of the account may hold, and its form. */
export const compteForm = z.object(inputShape(compteFields));

/** The fields that an active account needs. */
export const compteManque = ({ CodeClient, EMail }: Pick<CompteClient, 'CodeClient' | 'EMail'>) => ({
  ...(CodeClient.trim() === '' ? { CodeClient: 'Obligatoire pour un compte actif' } : {}),
  ...(EMail.trim() === '' ? { EMail: 'Obligatoire pour un compte actif' } : {}),
});
export const incompleteCompte = 'Un compte actif a un code client et un e-mail.';

const portail = z.strictObject({
  IDPortail: z.number(),
  ...answerShape(portailFields),
  /** Sites that publish on it. */
  nbSites: z.number(),
});
export type Portail = z.infer<typeof portail>;
/** What a change of a portal may hold, and its form. */
export const portailForm = z.object(inputShape(portailFields));

const abonnement = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  ...answerShape(abonnementFields),
});
export type Abonnement = z.infer<typeof abonnement>;

const ftp = z.strictObject({ ...answerShape(ftpFields), ARessaisir: aRessaisir });
export type ConfigurationFtp = z.infer<typeof ftp>;
/** What a change of the FTP target may hold, and its form. */
export const ftpForm = z.object(inputShape(ftpFields));

const params = z.object({ IDPortail: id });
const path = '/api/publication';

/** The publication of vehicles on portals: the account, who publishes what where, and the FTP target. */
export const publication = {
  overview: endpoint({
    ...shared,
    method: 'GET',
    path,
    action: 'Lire la publication',
    answer: z.strictObject({
      compte: z.strictObject({ Actif: z.boolean(), CodeClient: z.string() }),
      portails: z.array(portail),
      ftp: z.strictObject({ Hote: z.string(), Port: z.number() }),
    }),
  }),
  compte: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/compteClient`,
    action: 'Lire le compte client de publication',
    answer: compte,
  }),
  saveCompte: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/compteClient`,
    action: 'Modifier le compte client de publication',
    body: compteForm.partial(),
    answer: compte,
  }),
  portails: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/portails`,
    action: 'Lister les portails de publication',
    answer: z.array(portail),
  }),
  createPortail: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/portails`,
    action: 'Ajouter un portail de publication',
    refuses: ['conflict'],
    body: portailForm.extend({ Actif: portailFields.Actif.input.default(true) }),
    answer: portail,
  }),
  readPortail: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/portails/{IDPortail}`,
    action: 'Lire un portail de publication',
    params,
    answer: portail,
  }),
  updatePortail: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/portails/{IDPortail}`,
    action: 'Modifier un portail de publication',
    params,
    body: portailForm.partial(),
    answer: portail,
  }),
  abonnements: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/abonnements/{IDPortail}`,
    action: 'Lister les abonnements d’un portail',
    params,
    answer: z.array(abonnement),
  }),
  saveAbonnements: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/abonnements/{IDPortail}`,
    action: 'Modifier les abonnements d’un portail',
    params,
    bodyLimit: rowsOf(20_000, 80),
    /** The changed rows, whole. */
    body: z.array(z.object({ IDSite: id, ...inputShape(abonnementFields) })).max(20_000),
    answer: z.array(abonnement),
  }),
  ftp: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/configurationFtp`,
    action: 'Lire la configuration FTP de publication',
    trace: 'secrets',
    answer: ftp,
  }),
  saveFtp: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/configurationFtp`,
    action: 'Modifier la configuration FTP de publication',
    body: ftpForm.partial(),
    answer: ftp,
  }),
  testFtp: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/configurationFtp/test`,
    readsOnly: true,
    scope: 'publication:ecrire',
    action: 'Tester la connexion FTP',
    present: 'partenaire',
    refuses: ['partner'],
    /** As the form has it, saved or not. */
    body: ftpForm.extend({
      Port: ftpFields.Port.input.default(21),
      Dossier: ftpFields.Dossier.input.default(''),
      Passif: ftpFields.Passif.input.default(true),
    }),
    answer: z.strictObject({ message: z.string() }),
  }),
};
