import type { Fields } from '../fields/field.ts';
import { labelsOf } from '../fields/shapes.ts';

/** A partner calls its fields `Login` or `Host`: among those of other screens, its own name distinguishes them. */
export const partnerWords = (partner: string, fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(labelsOf(fields)).map(([name, label]) => [name, `${label} (${partner})`]));

/** What people call a column wherever it stands, where its table does not say otherwise. */
export const commonWords: Readonly<Record<string, string>> = {
  Actif: 'Actif',
  Categorie: 'Catégorie',
  Champ: 'Champ',
  Cible: 'Accès',
  Code: 'Code',
  Contenu: 'Contenu',
  DateDebut: 'Date de début',
  DateFin: 'Date de fin',
  DateH: 'Date et heure',
  Descr: 'Description',
  Description: 'Description',
  EMail: 'E-mail',
  IDActivite: 'Activité',
  IDAffaire: 'Affaire',
  IDClient: 'Client',
  IDDRProfileEsellerLead: 'Profil eSeller Lead',
  IDDocumentAdminModule: 'Module',
  IDFidelite: 'Carte de fidélité',
  IDMarque: 'Marque',
  IDOrigineAction: 'Origine',
  IDOrigineCont: 'Origine de contact',
  IDPasserelleDMS: 'Passerelle',
  IDPeople: 'Utilisateur',
  IDPlaque: 'Société',
  IDRelanceAuto: 'Relance',
  IDSite: 'Site',
  IDTFicheCli: 'Type de fiche client',
  Interface: 'Interface',
  Libelle: 'Libellé',
  Login: 'Login',
  Make: 'Marque',
  Marque: 'Marque',
  Message: 'Message',
  Nom: 'Nom',
  NomTable: 'Table',
  Password: 'Mot de passe',
};
