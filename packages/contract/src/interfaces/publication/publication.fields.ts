import { z } from 'zod';
import { secretText, text as freeText } from '../../kit.ts';
import { emailsText } from '../../texts/emails.ts';
import { describe } from '../../fields/described.ts';
import { email, flag, own, requiredText, text } from '../../fields/kit.ts';

/** The group's account at the provider of publication. */
export const compteFields = {
  Actif: flag('Compte actif', { help: 'Un compte inactif ne publie plus rien.' }),
  CodeClient: text('Code client', { max: 50 }),
  Contact: text('Contact', { max: 100 }),
  EMail: email('E-mail', { max: 80 }),
  Telephone: text('Téléphone', { max: 20, type: 'tel' }),
  EMailsRapport: own('E-mails des rapports', {
    input: emailsText(1000),
    answer: z.string(),
    default: '',
    help: 'Ils reçoivent le compte rendu de chaque publication.',
  }),
};

/** The stocks that a site may publish: new, demonstration and used vehicles. */
export const stocks = ['VN', 'VD', 'VO'] as const;
export type Stock = (typeof stocks)[number];
export const stockNames: Record<Stock, string> = { VN: 'véhicules neufs', VD: 'véhicules de démonstration', VO: 'véhicules d’occasion' };

const taken = (stock: Stock) => flag(`Prend les ${stockNames[stock]} (${stock})`);
export const portailFields = {
  Libelle: requiredText('Libellé', { max: 50 }),
  VN: taken('VN'),
  VD: taken('VD'),
  VO: taken('VO'),
  Actif: flag('Portail actif', { default: true }),
};

const published = (stock: Stock, label: string) =>
  flag(label, { heading: stock, help: `Le site publie ses ${stockNames[stock]} sur ce portail.` });
export const abonnementFields = {
  VN: published('VN', 'Véhicules neufs'),
  VD: published('VD', 'Véhicules de démonstration'),
  VO: published('VO', 'Véhicules d’occasion'),
};

const host = freeText().regex(/^[A-Za-z0-9.:_-]*$/, 'Un nom de serveur est attendu, sans «\u00a0ftp://\u00a0» ni dossier');
// oxlint-disable-next-line no-control-regex -- control characters must be refused: a line break would start another command
const password = secretText().regex(/^[^\u0000-\u001f\u007f]*$/, 'Un caractère interdit est présent');
/** Where the files are put. */
export const ftpFields = {
  Hote: own('Hôte', { input: host, answer: z.string(), help: 'Le nom du serveur, sans «\u00a0ftp://\u00a0» ni dossier.' }),
  Port: own('Port', {
    input: z.coerce.number<number>({ error: 'Un port est un nombre de 1 à 65535' }).int().min(1).max(65_535),
    answer: z.number(),
    help: '21 en général.',
  }),
  Dossier: text('Dossier', { help: 'Vide\u00a0: le dossier où le compte arrive.' }),
  Passif: flag('Mode passif', { help: 'À laisser coché, sauf demande de l’hébergeur.' }),
  Login: text('Identifiant', { max: 100 }),
  Password: describe({
    kind: 'secret',
    label: 'Mot de passe',
    help: 'FTP le transmet en clair\u00a0: n’utilisez pas celui d’un autre service.',
    max: 255,
    input: password,
    answer: z.string(),
  }),
};
