import type { Generated } from 'kysely';

export interface CivilitesTable {
  IDCivilite: Generated<number>;
  Descr: string;
}

export interface FonctionsTable {
  IDFonction: Generated<number>;
  Descr: string;
}

export interface CartesDeFideliteTable {
  IDFidelite: Generated<number>;
  Descr: string;
}

export interface CodesOPTable {
  COP_IDCodeOP: Generated<number>;
  COP_Code: string;
  COP_Description: string;
}

export interface OffrereglementTable {
  IDOffreReglement: Generated<number>;
  Descr: string;
}

export interface StatutsJuridiquesTable {
  IDStatutJuridique: Generated<number>;
  Descr: string;
  Actif: Generated<boolean>;
}

export interface HolidayTypesTable {
  IDPeopleHolidayType: Generated<number>;
  Libelle: string;
}

export interface SITFAMTable {
  IDSitFam: Generated<number>;
  Descr: string;
}

export interface MoyenPaiementTable {
  IDMoyenPaiement: Generated<number>;
  Descr: string;
  AfficherNumCheque: Generated<boolean>;
}

export interface LibellesRemiseTable {
  IDLibelleRemise: Generated<number>;
  Libelle: string;
  InclureOptions: Generated<boolean>;
}

export interface TypesClotureTable {
  IDAffaireTypeStop: Generated<number>;
  TypeCloture: string;
}

export interface RaisonClotureLeadTable {
  IDAffaireRaisonStop: Generated<number>;
  IDAffaireTypeStop: number;
  Libelle: string;
  AvecRelance: Generated<boolean>;
  Actif: Generated<boolean>;
}

export interface TypesFicheClientTable {
  IDTFicheCli: Generated<number>;
  TFicheCli: string;
}

export interface CategorieClientTable {
  IDCatClient: Generated<number>;
  IDTFicheCli: number;
  Descr: string;
  EstActif: Generated<boolean>;
  CodeRenault: string | null;
}

export interface ModulesDocsAdminTable {
  IDDocumentAdminModule: Generated<number>;
  Descr: string;
}

export interface DocsAdminTable {
  IDDocumentAdmin: Generated<number>;
  IDDocumentAdminModule: number;
  Descr: string;
  Url: string;
  Catalogue: Generated<boolean>;
}

export interface OriginesContactTable {
  IDOrigineCont: Generated<number>;
  Descr: string;
}

/** The small reference lists. */
export interface ListTables {
  civilites: CivilitesTable;
  fonctions: FonctionsTable;
  cartesDeFidelite: CartesDeFideliteTable;
  codesOP: CodesOPTable;
  offrereglement: OffrereglementTable;
  statutsJuridiques: StatutsJuridiquesTable;
  holidayTypes: HolidayTypesTable;
  SITFAM: SITFAMTable;
  MoyenPaiement: MoyenPaiementTable;
  libellesRemise: LibellesRemiseTable;
  typesCloture: TypesClotureTable;
  RaisonClotureLead: RaisonClotureLeadTable;
  typesFicheClient: TypesFicheClientTable;
  CategorieClient: CategorieClientTable;
  modulesDocsAdmin: ModulesDocsAdminTable;
  docsAdmin: DocsAdminTable;
  originesContact: OriginesContactTable;
}
