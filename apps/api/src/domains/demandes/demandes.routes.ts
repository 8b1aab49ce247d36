import { isTypeDemande, type demandes } from '@comptoir/contract/domains/demandes/demandes.calls';
import { Refusal } from '@comptoir/contract/errors';
import { cached, routesOf } from '../../http/call.ts';
import { answerDemande, demandesTables, listDemandes } from './demandes.store.ts';
import { sendDemande } from './send-demande.ts';

export const demandesRoutes = routesOf<typeof demandes>()({
  list: cached(demandesTables, ({ db }) => listDemandes(db)),

  /** Name and subject come from the session and the type, whatever the body says. */
  create: async ({ db, app, session, customer, params: { type }, body: { commentaire } }) => {
    if (!isTypeDemande(type)) throw new Refusal('unknown', 'Ce type de demande n’existe pas.');
    const { supportEmail, publicUrl } = app.config;
    const IDDemande = await sendDemande({ db, session, customer, supportEmail, publicUrl }, type, commentaire);
    if (supportEmail) app.outbox.wake(customer);
    return { IDDemande };
  },

  repondre: ({ db, session, params: { IDDemande }, body: { Reponse } }) =>
    answerDemande(db, IDDemande, { Reponse, RepondPar: session.name }),
});
