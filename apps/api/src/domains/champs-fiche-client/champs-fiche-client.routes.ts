import type { champsFicheClient } from '@comptoir/contract/domains/champs-fiche-client/champs-fiche-client.calls';
import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import { cached, routesOf } from '../../http/call.ts';
import { hideChamp, listChamps, listConfigurations, requireChamp, showChamp } from './champs-fiche-client.store.ts';

export const champsFicheClientRoutes = routesOf<typeof champsFicheClient>()({
  list: cached(['champsFicheClient'], ({ db }) => listChamps(db)),

  configurations: cached(['champsFicheClientConfigurations'], ({ db }) => listConfigurations(db)),

  show: async ({ db, body: { IDChampsFicheClient } }) => {
    await requireChamp(db, IDChampsFicheClient);
    await showChamp(db, IDChampsFicheClient);
    return { success: true };
  },

  hide: async ({ db, body, query }) => {
    const id = body.IDChampsFicheClient ?? query.IDChampsFicheClient;
    if (id === undefined) throw new Refusal('invalid', `${messages.required}.`, { IDChampsFicheClient: messages.required });
    await requireChamp(db, id);
    await hideChamp(db, id);
    return { success: true };
  },
});
