import { z } from 'zod';
import { compteFields } from './publication.fields.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { aRessaisir, bool, endpoint, id, requiredText, secretText, staff, text } from '../../kit.ts';
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
  Libelle: z.string(),
  VN: z.boolean(),
  VD: z.boolean(),
  VO: z.boolean(),
  Actif: z.boolean(),
  /** Sites that publish on it. */
  nbSites: z.number(),
});
export type Portail = z.infer<typeof portail>;
export const portailFields = { Libelle: requiredText(50), VN: bool, VD: bool, VO: bool, Actif: bool };

const abonnement = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  VN: z.boolean(),
  VD: z.boolean(),
  VO: z.boolean(),
});
export type Abonnement = z.infer<typeof abonnement>;

// oxlint-disable-next-line no-control-regex -- control characters must be refused: a line break would start another command
const password = secretText().regex(/^[^\u0000-\u001f\u007f]*$/, 'Un caractère interdit est présent');
const host = text().regex(/^[A-Za-z0-9.:_-]*$/, 'Un nom de serveur est attendu, sans «\u00a0ftp://\u00a0» ni dossier');
export const ftpFields = {
  Hote: host,
  Port: z.coerce.number<number>({ error: 'Un port est un nombre de 1 à 65535' }).int().min(1).max(65_535),
  Login: text(100),
  Password: password,
  Dossier: text(),
  Passif: bool,
};
const ftp = z.strictObject({
  Hote: z.string(),
  Port: z.number(),
  Login: z.string(),
  Password: z.string(),
  ARessaisir: aRessaisir,
  Dossier: z.string(),
  Passif: z.boolean(),
});
export type ConfigurationFtp = z.infer<typeof ftp>;

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
    body: z.object({ ...portailFields, Actif: bool.default(true) }),
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
    body: z.object(portailFields).partial(),
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
    body: z.array(z.object({ IDSite: id, VN: bool, VD: bool, VO: bool })).max(20_000),
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
    body: z.object(ftpFields).partial(),
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
    body: z.object({ ...ftpFields, Port: ftpFields.Port.default(21), Dossier: ftpFields.Dossier.default(''), Passif: bool.default(true) }),
    answer: z.strictObject({ message: z.string() }),
  }),
};
