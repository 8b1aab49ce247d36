import { planetVOUserPath } from '../../../interfaces/planetvo/planetvo.links.ts';
import { santePath } from '../../sante/sante.links.ts';
import { sitePath } from '../../sites/sites.links.ts';
import type { JournalTable } from './journal-table.ts';

const ofSite = (ligne: string) => sitePath(Number.parseInt(ligne, 10));

/** Columns of a site that partners' screens change, named as on those screens. */
export const siteInterfaceFields = {
  CodeSiteBaseVN: 'Code Site BaseVN',
  OpelVNToolbox: 'Opel VN toolbox actif',
  OffreCodeConstructeurActif: 'Offre via code constructeur active',
  IDSitePVO2: 'Site PVO2',
  ActifPVO2: 'PlanetVO 2 actif',
  IdSiteDBS: 'Site DBS',
  ClientIDBee2Link: 'ClientID Bee2Link (Wafy)',
  EntityIDBee2Link: 'EntityID Bee2Link (Openflex)',
  IDSiteBee2Link: 'Site Bee2Link',
  EstPasserelle: 'Est Passerelle (Bee2Link)',
  Actif: 'Bee2Link actif',
  AutovistaActif: 'Catalogue Autovista actif',
  RefMotoActif: 'Référentiel Moto actif',
  RefVdlActif: 'Référentiel VDL actif',
};

/** Tables of the partners' screens. */
export const interfaceTables: Record<string, JournalTable> = {
  sitesWLTP: { label: "Marques WLTP d'un site", record: ofSite, of: 'sites', fields: { IDMarque: 'Marque' } },
  accesPartenaires: { label: 'Accès aux partenaires', fields: { Champ: 'Champ', Valeur: 'Valeur' } },
  planetvoUtilisateurs: {
    label: 'Utilisateurs PlanetVO',
    record: (ligne) => planetVOUserPath(Number(ligne)),
    fields: { BasePVO: 'Base PVO', NickName: 'NickName PVO' },
  },
  santeAlertes: {
    label: 'Alertes des interfaces',
    record: () => santePath,
    fields: { Libelle: 'Accès', Message: 'Pourquoi', Echecs: 'Échecs de suite', AcquittePar: 'Acquittée par', DateFin: 'Terminée le' },
  },
  wallyComptes: {
    label: 'Comptes Wally',
    fields: {
      crm_name: 'CRM',
      Identifiant: 'Identifiant',
      EtatDuCompte: 'Statut',
      Flag: 'Flag',
      EmailNotification: 'Email de notification',
    },
  },
  wallySites: { label: "Points de vente d'un compte Wally", fields: { NomWallySite: 'Point de vente' } },
  wallyMarques: { label: "Marques d'un compte Wally", fields: { NomWallyMarque: 'Marque' } },
  wallyOrigines: { label: "Origines d'un compte Wally", fields: { NomOrigine: 'Origine Wally' } },
  wallyMarquesSites: { label: 'Points de vente Wally', fields: { IDSite: 'Site', toSkip: 'Ne pas intégrer' } },
  wallyMarquesOrigines: { label: 'Origines Wally', fields: { IDOrigineAction: 'Origine', toSkip: 'Ne pas intégrer' } },
  marquesCatalogue: { label: 'Marques des catalogues', fields: { name: 'Marque' } },
};
