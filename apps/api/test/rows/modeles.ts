import type { Db } from '../../src/db/tables.ts';

/** The smallest file that passes for a PDF; the mark distinguishes two of them. */
export const pdfBytes = (mark = '') => Buffer.from(`%PDF-1.4\n% ${mark}\ntrailer\nstartxref\n0\n%%EOF\n`);
export const pdf = (mark?: string) => pdfBytes(mark).toString('base64');

/** Three print templates of which the third prints trial vouchers only, conditions of sale, and two templates of order forms. */
export const fillModeles = async (db: Db) => {
  const actif = (offre: boolean, bdc: boolean, bonEssai: boolean) => ({
    TypeTemplateImpression_ActifOffre: offre,
    TypeTemplateImpression_ActifBdc: bdc,
    TypeTemplateImpression_ActifBonEssai: bonEssai,
  });
  await db
    .insertInto('templatesImpression')
    .values([
      { IDTemplateImpression: 1, Description: 'Classique', ...actif(true, true, false) },
      { IDTemplateImpression: 2, Description: 'Compact', ...actif(true, true, true) },
      { IDTemplateImpression: 3, Description: 'Essai', ...actif(false, false, true) },
    ])
    .execute();
  await db.insertInto('templatesImpressionGroupe').values({ Categorie: 'offre', IDTemplateImpression: 1 }).execute();
  await db.insertInto('templatesImpressionSites').values({ IDSite: 1, Categorie: 'offre', IDTemplateImpression: 2 }).execute();
  await db
    .insertInto('documentsPdf')
    .values([
      { IDDocumentPdf: 1, Document: 'CGV neuf.pdf', Contenu: pdfBytes('neuf') },
      { IDDocumentPdf: 2, Document: 'CGV reprise', Contenu: pdfBytes('reprise') },
    ])
    .execute();
  await db.insertInto('cgv').values({ IDCGV: 1, Nom: 'CGV neuf', IDDocumentPdf: 1 }).execute();
  await db
    .insertInto('templatesBDC')
    .values([
      { IDTemplateBDC: 1, IDActivite: 1, Nom: 'Bon VN', IDMatType: 1, DocumentBDC: 'BDC_VN', DocumentCGV: 'CGV reprise' },
      { IDTemplateBDC: 2, IDActivite: 1, Nom: 'Bon VO', IDMatType: 2, DocumentBDC: 'BDC_VO', DocumentCGV: 'cgv NEUF' },
    ])
    .execute();
  await db.insertInto('templatesBDCMarques').values({ IDTemplateBDC: 1, Marque: 'Renault', IDActivite: 1 }).execute();
};
