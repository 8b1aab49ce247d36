import { champsMaterielPath } from '../../types-materiel-agri/types-materiel-agri.links.ts';
import type { JournalTable } from './journal-table.ts';

const stocks = { VN: 'Véhicules neufs', VD: 'Véhicules de démonstration', VO: "Véhicules d'occasion" };
const publicationFields = {
  CodeClient: 'Code client',
  EMail: 'E-mail',
  Telephone: 'Téléphone',
  EMailsRapport: 'E-mails des rapports',
};
const ftpFields = { Hote: 'Serveur', Login: 'Identifiant', Password: 'Mot de passe', Passif: 'Mode passif' };

const libelle = { Libelle: 'Libellé' };
const associationFields = { IDCategorieProduction: 'Catégorie', IDSousCategorieProduction: 'Sous-catégorie', IDVolumeProduction: 'Volume' };
const champFields = { Descr: 'Description', Categorie: 'Catégorie', MaterialTableCol: 'Colonne de la table des véhicules' };
const ofTypeMateriel = (ligne: string) => champsMaterielPath(Number.parseInt(ligne, 10));

export const agriculturePublicationTables: Record<string, JournalTable> = {
  categoriesClients: { label: 'Catégories de clients agricoles', fields: libelle },
  categoriesProduction: { label: 'Catégories de production', fields: libelle },
  sousCategoriesProduction: { label: 'Sous-catégories de production', fields: libelle },
  volumesProduction: { label: 'Volumes de production', fields: { ...libelle, EstNombreEntier: 'Nombre entier' } },
  typesProduction: { label: 'Types de production', fields: associationFields },
  typesMaterielAgri: { label: 'Types de matériel agricole', record: ofTypeMateriel, fields: { Descr: 'Description' } },
  typesMaterielAgriChamps: { label: "Champs d'un type de matériel agricole", record: ofTypeMateriel, of: 'typesMaterielAgri' },
  champsMaterielAgri: { label: 'Champs du matériel agricole', fields: champFields },
  famillesMaterielAgri: { label: 'Familles de matériel agricole', fields: { IDTypeMaterialAgri: 'Type de matériel' } },
  estimationsReprise: { label: 'Responsables des estimations de reprise', fields: { IDPlaque: 'Société', IDPeople: 'Utilisateur' } },
  logosMarques: { label: 'Logos des marques', fields: { Logo: 'Fichier', Contenu: 'Image' } },
  publicationCompte: { label: 'Compte client de publication', fields: publicationFields },
  publicationPortails: { label: 'Portails de publication', fields: { Libelle: 'Libellé', ...stocks } },
  publicationAbonnements: { label: 'Abonnements de publication', fields: { IDSite: 'Site', IDPortail: 'Portail', ...stocks } },
  publicationFtp: { label: 'Configuration FTP de publication', fields: ftpFields },
};
