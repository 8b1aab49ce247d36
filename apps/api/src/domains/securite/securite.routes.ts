import { isOpenTo } from '@comptoir/contract/limites';
import type { accesCalls } from '@comptoir/contract/domains/securite/acces.calls';
import type { revueCalls } from '@comptoir/contract/domains/securite/revues.calls';
import type { jetonsDesAutres } from '@comptoir/contract/domains/securite/jetons.calls';
import type { politiques } from '@comptoir/contract/domains/securite/politiques.calls';
import type { securite } from '@comptoir/contract/domains/securite/securite.calls';
import { Refusal } from '@comptoir/contract/errors';
import { FileAnswer, routesOf } from '../../http/call.ts';
import { isLimited, listCustomersOpenTo, listServersOpenTo } from '../../http/sessions/limites.ts';
import { reaches } from './acces.rules.ts';
import { lastSignIns, listOperateurs, listPersonnes } from './acces.store.ts';
import { cutJetonOfAnyone, listJetonsOfAll } from './jetons-des-autres.ts';
import { changeRole } from './change-role.ts';
import { exportRevue } from './export-revue.ts';
import { beginRevue, checkUnlimited, decideLigne, finishRevue, readRevue } from './review-acces.ts';
import { listRevues } from './revues.store.ts';
import { listPolitiques, savePolitique } from './politiques.store.ts';
import { findCustomer } from '../../registry/registry.store.ts';
import { trailEnd } from '../../registry/trail.store.ts';
import { shownEvenement } from './evenement.rules.ts';
import { exportEvenements } from './export-evenements.ts';
import { countEvenements, listEvenements, listSorties } from './securite.store.ts';
import { etatsSorties } from './sorties.rules.ts';

export const securiteRoutes = routesOf<
  typeof securite & typeof politiques & typeof accesCalls & typeof revueCalls & typeof jetonsDesAutres
>()({
  evenements: async ({ app, registry, session: { limites }, query: { page, ...filters } }) => {
    await app.trail.flush();
    const rows = await listEvenements(registry, filters, limites, page);
    return {
      evenements: rows.map(shownEvenement),
      total: await countEvenements(registry, filters, limites),
    };
  },

  export: async ({ app, registry, session, say, query: { depuis } }) => {
    // A chain with gaps verifies nothing.
    if (isLimited(session.limites))
      throw new Refusal(
        'portee',
        'Vos droits sont limités à certains clients\u00a0: l’export, qui les nomme tous, ne vous est pas ouvert.',
      );
    say({ Details: `Événements de sécurité à partir du n° ${depuis + 1}` });
    await app.trail.flush();
    await app.trail.seal();
    return new FileAnswer('evenements-de-securite.jsonl', 'application/jsonl', exportEvenements(registry, app.vault, depuis));
  },

  politiques: async ({ app, registry, session }) => {
    const [policies, open] = await Promise.all([listPolitiques(registry, app.config), listCustomersOpenTo(registry, session)]);
    return { ...policies, clients: policies.clients.filter(({ BDGp }) => open.some(({ name }) => name === BDGp)) };
  },

  politique: async ({ registry, session, body: { BDGp, ...given } }) => {
    if (BDGp === null) checkUnlimited(session);
    if (BDGp === null && given.AnnonceConnexion !== undefined)
      throw new Refusal('rule', 'Prévenir la personne se décide client par client.');
    if (BDGp === null && given.MotDePasseMinimum !== undefined)
      throw new Refusal('rule', 'Le mot de passe d’un opérateur a toujours 12 caractères au moins.');
    const customer = BDGp === null ? null : await findCustomer(registry, BDGp);
    if (customer === undefined || (customer && !isOpenTo(session.limites, customer)))
      throw new Refusal('unknown', 'Ce client n’existe pas.');
    await savePolitique(registry, customer?.IDCustomer ?? null, given);
    return { success: true };
  },

  sorties: async ({ app, registry }) => {
    const end = await trailEnd(registry);
    return etatsSorties(app.config.trailOuts, await listSorties(registry), end?.Rang ?? 0);
  },

  acces: async ({ registry, session: { id, limites } }) => {
    const [operateurs, serveurs, clients] = await Promise.all([
      listOperateurs(registry),
      listServersOpenTo(registry, { limites }),
      listCustomersOpenTo(registry, { limites }),
    ]);
    return {
      operateurs: operateurs
        .filter((one) => one.IDOperator === id || reaches(limites, one))
        .map((one) => ({ ...one, estSoi: one.IDOperator === id })),
      serveurs: serveurs.map(({ IDServer, name }) => ({ IDServer, name })),
      clients: clients.map(({ IDCustomer, IDServer, name, label, serverName }) => ({ IDCustomer, IDServer, name, label, serverName })),
    };
  },

  personnes: async ({ db, registry, customer: { IDCustomer } }) => {
    const [personnes, last] = await Promise.all([listPersonnes(db), lastSignIns(registry, IDCustomer)]);
    return personnes.map((one) => ({ ...one, Derniere: last.get(one.IDPeople) ?? null }));
  },

  role: async (call) => {
    await changeRole(call);
    return { success: true };
  },

  jetons: listJetonsOfAll,
  couperJeton: cutJetonOfAnyone,

  revues: ({ registry, session }) => {
    checkUnlimited(session);
    return listRevues(registry);
  },

  commencerRevue: ({ registry, session }) => beginRevue(registry, session),

  revue: ({ registry, session, params: { IDRevue } }) => readRevue(registry, session, IDRevue),

  deciderRevue: async (call) => {
    await decideLigne(call);
    return { success: true };
  },

  finirRevue: finishRevue,

  exporterRevue: async ({ app, registry, session, say, params: { IDRevue } }) => {
    say({ Details: `Revue des accès n° ${IDRevue}` });
    const revue = await readRevue(registry, session, IDRevue);
    return new FileAnswer(`revue-des-acces-${IDRevue}.jsonl`, 'application/jsonl', exportRevue(revue, app.vault));
  },
});
