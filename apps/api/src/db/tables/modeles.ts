import type { templateBdcFields } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import type { cgvFields, impressionFields } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface TemplatesImpressionTable {
  IDTemplateImpression: Generated<number>;
  Description: string;
  TypeTemplateImpression_ActifOffre: Generated<boolean>;
  TypeTemplateImpression_ActifBdc: Generated<boolean>;
  TypeTemplateImpression_ActifBonEssai: Generated<boolean>;
}

export interface TemplatesImpressionGroupeTable extends Pick<ColumnsOf<typeof impressionFields>, 'Categorie'> {
  IDTemplateImpression: number;
}

export interface TemplatesImpressionSitesTable extends Pick<ColumnsOf<typeof impressionFields>, 'Categorie'> {
  IDSite: number;
  IDTemplateImpression: number;
}

export interface DocumentsPdfTable {
  IDDocumentPdf: Generated<number>;
  Document: string;
  Contenu: Buffer;
}

export interface CgvTable extends ColumnsOf<typeof cgvFields> {
  IDCGV: Generated<number>;
  IDDocumentPdf: number;
}

export interface TemplatesBDCTable extends ColumnsOf<typeof templateBdcFields> {
  IDTemplateBDC: Generated<number>;
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
