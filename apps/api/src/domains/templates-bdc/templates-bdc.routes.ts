import type { templatesBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { withoutPdf } from '@comptoir/contract/texts/pdf';
import { cached, FileAnswer, routesOf } from '../../http/call.ts';
import { readDocument } from '../templates-impression/documents.store.ts';
import { changeTemplateBdc, createTemplateBdc, removeTemplateBdc } from './save-template-bdc.ts';
import { documentOfTemplate, listTemplatesBdc, readTemplateBdc, templatesBdcTables } from './templates-bdc.store.ts';

export const templatesBdcRoutes = routesOf<typeof templatesBdc>()({
  list: cached(templatesBdcTables, ({ db }) => listTemplatesBdc(db)),

  read: ({ db, params: { IDTemplateBDC } }) => readTemplateBdc(db, IDTemplateBDC),

  pdf: async ({ db, params: { IDTemplateBDC } }) => {
    const { Document, Contenu } = await readDocument(db, await documentOfTemplate(db, IDTemplateBDC));
    return new FileAnswer(`${withoutPdf(Document)}.pdf`, 'application/pdf', Contenu, 'inline');
  },

  create: ({ db, body }) => createTemplateBdc(db, body),

  update: async ({ db, params: { IDTemplateBDC }, body }) => {
    await changeTemplateBdc(db, IDTemplateBDC, body);
    return readTemplateBdc(db, IDTemplateBDC);
  },

  remove: async ({ db, params: { IDTemplateBDC } }) => {
    await removeTemplateBdc(db, IDTemplateBDC);
    return { success: true };
  },
});
