import type { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { withoutPdf } from '@comptoir/contract/texts/pdf';
import { cached, FileAnswer, routesOf } from '../../http/call.ts';
import { readDocument } from './documents.store.ts';
import { changeGroupe, changeSites } from './save-impression.ts';
import {
  cgvTables,
  documentOfCgv,
  listCgv,
  listConfigurations,
  listSitesConfigurations,
  listTemplates,
  readGroupe,
} from './templates-impression.store.ts';

export const templatesImpressionRoutes = routesOf<typeof templatesImpression>()({
  list: cached(['templatesImpression'], ({ db }) => listTemplates(db)),

  cgv: cached(cgvTables, ({ db }) => listCgv(db)),

  pdf: async ({ db, params: { IDCGV } }) => {
    const { IDDocumentPdf } = await documentOfCgv(db, IDCGV);
    const { Document, Contenu } = await readDocument(db, IDDocumentPdf);
    return new FileAnswer(`${withoutPdf(Document)}.pdf`, 'application/pdf', Contenu, 'inline');
  },

  configurations: cached(['templatesImpressionGroupe', 'templatesImpressionSites'], ({ db }) => listConfigurations(db)),

  groupe: ({ db }) => readGroupe(db),

  updateGroupe: async ({ db, body }) => {
    await changeGroupe(db, body);
    return readGroupe(db);
  },

  sites: ({ db }) => listSitesConfigurations(db),

  updateSites: async ({ db, body }) => {
    await changeSites(db, body);
    return listSitesConfigurations(db);
  },
});
