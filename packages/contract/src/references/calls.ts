import { z } from 'zod';
import { endpoint, everyone, id, staff, text } from '../kit.ts';

/** Calls of the small lists that their specs do not give: choices, and what one list does that the others do not. */
export const referenceCalls = {
  typesCloture: endpoint({
    method: 'GET',
    path: '/api/typesCloture',
    who: staff,
    on: 'customer',
    action: 'Lister les types de clôture',
    answer: z.array(z.strictObject({ IDAffaireTypeStop: z.number(), TypeCloture: z.string() })),
  }),
  typesFicheClient: endpoint({
    method: 'GET',
    path: '/api/typesFicheClient',
    who: staff,
    on: 'customer',
    action: 'Lister les types de fiche client',
    answer: z.array(z.strictObject({ IDTFicheCli: z.number(), TFicheCli: z.string() })),
  }),
  docsAdminModules: endpoint({
    method: 'GET',
    path: '/api/docsAdmin/modules',
    who: staff,
    on: 'customer',
    action: 'Lister les modules des documents administratifs',
    answer: z.array(z.strictObject({ IDDocumentAdminModule: z.number(), Descr: z.string() })),
  }),
  renGatewayCategories: endpoint({
    method: 'GET',
    path: '/api/renGateway/categoriesClient',
    who: staff,
    on: 'customer',
    action: 'Lister les catégories client de Renault',
    answer: z.array(z.strictObject({ code: z.string(), label: z.string() })),
  }),
  renaultCode: endpoint({
    method: 'PATCH',
    path: '/api/table/CategorieClient/renaultCode',
    who: staff,
    on: 'customer',
    action: 'Modifier le code Renault d’une catégorie client',
    refuses: ['unknown'],
    body: z.object({ IDCatClient: id, CodeRenault: text().nullable() }),
    answer: z.strictObject({ IDCatClient: z.number(), CodeRenault: z.string().nullable() }),
  }),
  transferOrigineContact: endpoint({
    method: 'PUT',
    path: '/api/originesContact/{IDOrigineContSource}/{IDOrigineContDestination}',
    who: everyone,
    on: 'customer',
    action: 'Transférer une origine de contact',
    takesBack: ['clients'],
    params: z.object({ IDOrigineContSource: id, IDOrigineContDestination: id }),
    answer: z.strictObject({
      /** Customers moved to the destination. */
      nbClients: z.number(),
    }),
  }),
};
