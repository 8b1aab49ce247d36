import type { acces } from '@comptoir/contract/domains/acces/acces.calls';
import type { accesPersonnes } from '@comptoir/contract/domains/acces/personnes.calls';
import { isStricter } from '@comptoir/contract/acces';
import { Refusal } from '@comptoir/contract/errors';
import { existing } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { noCustomer, requireCustomer } from '../../http/entry.ts';
import * as store from './acces.store.ts';
import { askForAcces, readSituation, takeUrgence } from './ask.ts';
import { listChangements } from './changements.ts';
import { listEvenements } from './evenements.ts';

const refusedField = (field: string, sentence: string) => new Refusal('invalid', `${sentence}.`, { [field]: sentence });

const hour = 3_600_000;

/** From an hour to 30 days, and not over already. @throws Refusal 400 */
const checkTimes = (from: number, to: number, now: number) => {
  if (to <= now) throw refusedField('Au', 'Cet accès serait déjà fini');
  if (to - from < hour) throw refusedField('Au', 'Un accès dure une heure au moins');
  if (to - from > 30 * 24 * hour) throw refusedField('Au', 'Un accès dure 30 jours au plus');
};

const noOperator = 'Aucun opérateur ne porte ce nom ou cet identifiant';

export const accesRoutes = routesOf<typeof acces & typeof accesPersonnes>()({
  read: async ({ app, session }) => {
    const { IDCustomer, ModeAcces } = requireCustomer(session);
    await app.sessions.presence.write();
    const registry = app.database.registryOf(IDCustomer);
    const idle = app.config.sessions.idleMinutes.operator;
    return {
      ModeAcces,
      demandes: await store.listDemandes(registry, IDCustomer),
      accordes: await store.listAccordes(registry, IDCustomer),
      visites: await store.listVisites(registry, IDCustomer, idle),
    };
  },

  mode: async ({ registry, session, body: { ModeAcces } }) => {
    // Also where an operator is kept out: it only ever becomes stricter.
    if (!session.customer) throw noCustomer();
    const { IDCustomer } = session.customer;
    const before = await store.lockMode(registry, IDCustomer);
    if (session.kind === 'operator' && isStricter(before.ModeAcces, ModeAcces))
      throw new Refusal('forbidden', 'Seul un administrateur du groupe peut ouvrir davantage l’accès.');
    await store.setMode(registry, IDCustomer, ModeAcces);
    return { success: true };
  },

  accorder: async ({ registry, session, body: { Operateur, Role, Motif, Ticket, Du, Au } }) => {
    const { IDCustomer, ModeAcces } = requireCustomer(session);
    if (ModeAcces === 'chaqueFois')
      throw new Refusal('rule', 'Dans ce mode, un accès s’accorde à chaque session\u00a0: répondez à la demande de l’opérateur.');
    const operator = Role === null ? await store.findOperator(registry, Operateur) : null;
    if (operator === undefined) throw refusedField('Operateur', noOperator);
    const now = Date.now();
    checkTimes(Du === undefined ? now : Date.parse(Du), Date.parse(Au), now);
    // Without a beginning it is now, by the database's clock; the length is the one that was judged.
    const times = Du === undefined ? { Du: store.beforeEnd(Au), Au } : { Du, Au };
    return store.insertAcces(registry, {
      IDCustomer,
      IDOperator: operator?.IDOperator ?? null,
      Role,
      Motif,
      Ticket,
      AccordePar: session.login,
      ...times,
    });
  },

  couper: async ({ registry, session, params: { IDAcces } }) => {
    const { IDCustomer } = requireCustomer(session);
    const isCut = await store.cutAcces(registry, { IDCustomer, IDAcces, CoupePar: session.login });
    if (!isCut) throw new Refusal('unknown', 'Cet accès n’existe pas, ou il est déjà fini.');
    return { success: true };
  },

  repondre: async ({ registry, session, params: { IDDemande }, body: { Accord, Heures } }) => {
    const { IDCustomer, ModeAcces } = requireCustomer(session);
    const asked = existing(await store.lockDemande(registry, IDCustomer, IDDemande));
    if (asked.ReponduLe !== null) throw new Refusal('conflict', `Une réponse a déjà été donnée, par ${asked.ReponduPar}.`);
    const { IDOperator, IDSession, Motif, Ticket } = asked;
    const given = Accord
      ? await store.insertAcces(registry, {
          IDCustomer,
          IDOperator,
          Motif,
          Ticket,
          AccordePar: session.login,
          Du: store.now(),
          Au: store.inHours(Heures ?? asked.Heures),
          IDSession: ModeAcces === 'chaqueFois' ? IDSession : null,
        })
      : null;
    await store.answerDemande(registry, IDDemande, { ReponduPar: session.login, IDAcces: given?.IDAcces ?? null });
    return { success: true };
  },

  evenements: listEvenements,
  changements: listChangements,
  situation: readSituation,
  demander: askForAcces,
  urgence: takeUrgence,
});
