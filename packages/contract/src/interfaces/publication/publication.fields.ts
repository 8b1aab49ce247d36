import { z } from 'zod';
import { text as freeText, secretText } from '../../kit.ts';
import { parseEmails } from '../../texts/emails.ts';
import { email, flag, own, requiredText, text } from '../../fields/kit.ts';

const emails = freeText(1000).refine(
  (value) => parseEmails(value).ok,
  'Des adresses e-mail séparées par des points-virgules sont attendues',
);

/** The group's account at the provider of publication. */
export const compteFields = {
  Actif: flag('Compte actif', { help: 'Un compte inactif ne publie plus rien.' }),
  CodeClient: text('Code client', { max: 50 }),
  Contact: text('Contact', { max: 100 }),
  EMail: email('E-mail', { max: 80 }),
  Telephone: text('Téléphone', { max: 20, type: 'tel' }),
  EMailsRapport: own('E-mails des rapports', {
    input: emails,
    answer: z.string(),
    default: '',
    help: 'Ils reçoivent le compte rendu de chaque publication.',
  }),
};

/** A portal that vehicles are published on. */
export const portailFields = {
  Libelle: requiredText('Libellé', { max: 50 }),
  VN: flag('Prend les véhicules neufs (VN)'),
  VD: flag('Prend les véhicules de démonstration (VD)'),
  VO: flag('Prend les véhicules d’occasion (VO)'),
  Actif: flag('Portail actif', { default: true }),
};

/** What a site publishes on a portal. */
export const abonnementFields = {
  VN: flag('Véhicules neufs'),
  VD: flag('Véhicules de démonstration'),
  VO: flag('Véhicules d’occasion'),
};

/** Where the files of vehicles are put for the portals. */
export const ftpFields = {
  Hote: own('Hôte', {
    input: freeText().regex(/^[A-Za-z0-9.:_-]*$/, 'Un nom de serveur est attendu, sans «\u00a0ftp://\u00a0» ni dossier'),
    answer: z.string(),
    help: 'Le nom du serveur, sans «\u00a0ftp://\u00a0» ni dossier.',
  }),
  Port: own('Port', {
    input: z.coerce.number<number>({ error: 'Un port est un nombre de 1 à 65535' }).int().min(1).max(65_535),
    answer: z.number(),
    help: '21 en général.',
  }),
  Login: text('Identifiant', { max: 100 }),
  Password: own('Mot de passe', {
    // oxlint-disable-next-line no-control-regex -- control characters must be refused: a line break would start another command
    input: secretText().regex(/^[^\u0000-\u001f\u007f]*$/, 'Un caractère interdit est présent'),
    answer: z.string(),
    help: 'FTP le transmet en clair\u00a0: n’utilisez pas celui d’un autre service.',
  }),
  Dossier: text('Dossier', { help: 'Vide\u00a0: le dossier où le compte arrive.' }),
  Passif: flag('Mode passif', { default: true, help: 'À laisser coché, sauf demande de l’hébergeur.' }),
};
