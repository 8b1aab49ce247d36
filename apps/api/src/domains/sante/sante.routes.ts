import type { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { verdicts } from '@comptoir/contract/domains/sante/etats';
import { unknownRecord } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { nextTour } from '../../registry/tours.store.ts';
import { summaryOf } from './sante.rules.ts';
import { acquitAlerte, listEtats, listJours, listOpenAlertes } from './sante.store.ts';
import { explainInterface } from './explain-interface.ts';
import { holderOf, verifyInterface } from './verify-interface.ts';

const never = {
  Verdict: null,
  Message: '',
  DateH: null,
  DernierSucces: null,
  DernierEchec: null,
  EchecsConsecutifs: 0,
};
const noAlert = { IDAlerte: null, DateAlerte: null, Destinataires: [], DateAcquittement: null, AcquittePar: null };

const keyOf = ({ Interface, Cible }: { Interface: string; Cible: string }) => `${Interface}/${Cible}`;

export const santeRoutes = routesOf<typeof sante>()({
  interfaces: async ({ app, db, registry, customer: { IDCustomer } }) => {
    const { everyMinutes, failures, recipients } = app.config.health;
    const [etats, alertes] = [await listEtats(db), await listOpenAlertes(db)];
    return {
      IntervalleMinutes: everyMinutes,
      Seuil: failures,
      Destinataires: [...recipients],
      ProchaineVerification: everyMinutes === 0 ? null : await nextTour(registry, 'santeTours', IDCustomer),
      interfaces: app.probes.map(({ Interface, Titre, Ecran }) => {
        const own = <T extends { Interface: string }>(rows: readonly T[]) => rows.filter((row) => row.Interface === Interface);
        return { Interface, Titre, Ecran, ...summaryOf(own(etats), own(alertes)) };
      }),
    };
  },

  cibles: async ({ app, db, customer }) => {
    const etats = new Map((await listEtats(db)).map((etat) => [keyOf(etat), etat]));
    const alertes = new Map((await listOpenAlertes(db)).map((alerte) => [keyOf(alerte), alerte]));
    const rows = [];
    for (const { Interface, Titre, Ecran, list } of app.probes) {
      for (const { Cible, Libelle, DateModification } of await list(holderOf(app, customer, db))) {
        const { Verdict, ...etat } = etats.get(keyOf({ Interface, Cible })) ?? never;
        const alerte = alertes.get(keyOf({ Interface, Cible }));
        rows.push({
          ...etat,
          Interface,
          Titre,
          Ecran,
          Cible,
          Libelle,
          DateModification,
          Verdict: verdicts.find((one) => one === Verdict) ?? null,
          ...(alerte
            ? {
                IDAlerte: alerte.IDAlerte,
                DateAlerte: alerte.DateH,
                Destinataires: alerte.Destinataires,
                DateAcquittement: alerte.DateAcquittement,
                AcquittePar: alerte.AcquittePar,
              }
            : noAlert),
        });
      }
    }
    return rows;
  },

  historique: ({ db }) => listJours(db),

  pourquoi: explainInterface,

  verifier: async ({ app, customer, db, session, params: { Interface }, write, progress }) => {
    const probes = app.probes.find((one) => one.Interface === Interface.toLowerCase());
    if (!probes) throw unknownRecord();
    const done = await verifyInterface(probes, { app, customer, db, by: session.login, write, progress });
    app.outbox.wake(customer);
    return done;
  },

  acquitter: ({ db, session, params: { IDAlerte } }) => acquitAlerte(db, IDAlerte, session.login),
});
