import type { IDMatType } from '@comptoir/contract/templates-bdc';
import type { Generated } from 'kysely';

type Categorie = 'offre' | 'bdc' | 'bonEssai';

export interface TemplatesImpressionTable {
  IDTemplateImpression: Generated<number>;
  Description: string;
  TypeTemplateImpression_ActifOffre: Generated<boolean>;
  TypeTemplateImpression_ActifBdc: Generated<boolean>;
  TypeTemplateImpression_ActifBonEssai: Generated<boolean>;
}

export interface TemplatesImpressionGroupeTable {
  Categorie: Categorie;
  IDTemplateImpression: number;
}

export interface TemplatesImpressionSitesTable {
  IDSite: number;
  Categorie: Categorie;
  IDTemplateImpression: number;
}

export interface DocumentsPdfTable {
  IDDocumentPdf: Generated<number>;
  Document: string;
  Contenu: Buffer;
}

export interface CgvTable {
  IDCGV: Generated<number>;
  Nom: string;
  IDDocumentPdf: number;
}

export interface TemplatesBDCTable {
  IDTemplateBDC: Generated<number>;
  IDActivite: number;
  Nom: string;
  IDMatType: NonNullable<IDMatType> | null;
  DocumentBDC: Generated<string>;
  DocumentCGV: Generated<string>;
}

export interface TemplatesBDCMarquesTable {
  IDTemplateBDC: number;
  Marque: string;
  IDActivite: number;
}

/** What prints offers, purchase orders and trial vouchers, and the documents that go with them. */
export interface ModeleTables {
  templatesImpression: TemplatesImpressionTable;
  templatesImpressionGroupe: TemplatesImpressionGroupeTable;
  templatesImpressionSites: TemplatesImpressionSitesTable;
  documentsPdf: DocumentsPdfTable;
  cgv: CgvTable;
  templatesBDC: TemplatesBDCTable;
  templatesBDCMarques: TemplatesBDCMarquesTable;
}
