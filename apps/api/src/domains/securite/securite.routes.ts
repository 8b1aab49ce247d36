import { Refusal } from '@comptoir/contract/errors';
import type { politiques } from '@comptoir/contract/domains/securite/politiques.calls';
import type { securite } from '@comptoir/contract/domains/securite/securite.calls';
import { FileAnswer, routesOf } from '../../http/call.ts';
import { appareilOf } from '../../http/sessions/appareil.ts';
import { listPolitiques, savePolitique } from '../../registry/politiques.store.ts';
import { findCustomer } from '../../registry/registry.store.ts';
import { trailEnd } from '../../registry/trail.store.ts';
import { exportEvenements } from './export-evenements.ts';
import { countEvenements, listEvenements, listSorties } from './securite.store.ts';
import { etatsSorties } from './sorties.rules.ts';

const effacee = '(effacé)';

export const securiteRoutes = routesOf<typeof securite & typeof politiques>()({
  evenements: async ({ app, registry, query: { page, ...filters } }) => {
    await app.trail.flush();
    const rows = await listEvenements(registry, filters, page);
    return {
      evenements: rows.map(({ Navigateur, Qui, Adresse, Details, ...row }) => ({
        ...row,
        Qui: Qui ?? effacee,
        Adresse: Adresse ?? effacee,
        Appareil: Navigateur ? appareilOf(Navigateur) : '',
        Details: Details ?? effacee,
      })),
      total: await countEvenements(registry, filters),
    };
  },

  export: async ({ app, registry, say, query: { depuis } }) => {
    say({ Details: `Événements de sécurité à partir du n° ${depuis + 1}` });
    await app.trail.flush();
    await app.trail.seal();
    return new FileAnswer('evenements-de-securite.jsonl', 'application/jsonl', exportEvenements(registry, app.vault, depuis));
  },

  politiques: ({ registry }) => listPolitiques(registry),

  politique: async ({ registry, body: { BDGp, SecondFacteur } }) => {
    const customer = BDGp === null ? null : await findCustomer(registry, BDGp);
    if (customer === undefined) throw new Refusal('unknown', 'Ce client n’existe pas.');
    await savePolitique(registry, customer?.IDCustomer ?? null, SecondFacteur);
    return { success: true };
  },

  sorties: async ({ app, registry }) => {
    const end = await trailEnd(registry);
    return etatsSorties(app.config.trailOuts, await listSorties(registry), end?.Rang ?? 0);
  },
});
