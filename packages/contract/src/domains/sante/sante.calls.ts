import { z } from 'zod';
import { answered } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { pourquoi } from '../../pourquoi.ts';
import { etat, etatFields } from './etats.ts';

const shared = { who: staff, on: 'customer' } as const;

const dernierFields = {
  DernierSucces: answered('Dernier succès', z.string().nullable()),
  DernierEchec: answered('Dernier échec', z.string().nullable()),
};

const santeInterface = z.strictObject({
  ...etat,
  ...answerShape(dernierFields),
  /** Checked logins, failing ones, and alerts that nobody has acknowledged. */
  Cibles: z.number(),
  EnEchec: z.number(),
  AlertesOuvertes: z.number(),
});
export type SanteInterface = z.infer<typeof santeInterface>;

/** A checked login. */
export const santeFields = {
  ...etatFields,
  ...dernierFields,
  Libelle: answered('Accès', z.string()),
  EchecsConsecutifs: answered('Échecs de suite', z.number(), { list: 'hidden' }),
  /** When the credentials last changed; null if unknown. */
  DateModification: answered('Accès modifié le', z.string().nullable(), { heading: 'Âge de l’accès' }),
  /** The alert that is open, if there is one. */
  IDAlerte: answered('Alerte', z.number().nullable()),
};
const santeCible = z.strictObject({
  ...answerShape(santeFields),
  /** '' for the group; else a site, a company, a user or a code. */
  Cible: z.string(),
  DateH: z.string().nullable(),
  DateAlerte: z.string().nullable(),
  Destinataires: z.array(z.string()),
  DateAcquittement: z.string().nullable(),
  AcquittePar: z.string().nullable(),
});
export type SanteCible = z.infer<typeof santeCible>;

/** A day of an interface: how many checks of its accesses went well or failed, and the last failure. */
const jour = z.strictObject({
  Interface: z.string(),
  Jour: z.string(),
  Succes: z.number(),
  Echecs: z.number(),
  Libelle: z.string(),
  Message: z.string(),
});
export type SanteJour = z.infer<typeof jour>;

/** Days of history. */
export const santeDays = 90;

/** The state of a customer's partner logins: checked by the clock, or on demand. */
export const sante = {
  interfaces: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante',
    action: 'Lire l’état des interfaces',
    present: 'suivi',
    answer: z.strictObject({
      /** 0: the clock checks nothing. */
      IntervalleMinutes: z.number(),
      /** Failures in a row before an alert. */
      Seuil: z.number(),
      /** Recipients of alerts. */
      Destinataires: z.array(z.string()),
      ProchaineVerification: z.string().nullable(),
      interfaces: z.array(santeInterface),
    }),
  }),
  cibles: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante/cibles',
    action: 'Lire l’état des accès aux partenaires',
    present: 'suivi',
    answer: z.array(santeCible),
  }),
  historique: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante/historique',
    action: 'Lire l’historique des vérifications',
    present: 'suivi',
    answer: z.array(jour),
  }),
  pourquoi: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante/{Interface}/pourquoi',
    action: 'Expliquer l’état d’une interface',
    present: 'suivi',
    params: z.object({ Interface: z.string().max(60) }),
    /** Of the worst of its accesses. */
    answer: pourquoi.extend({ Titre: z.string(), Libelle: z.string() }),
  }),
  verifier: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/sante/{Interface}/verifier',
    action: 'Vérifier les accès d’une interface',
    params: z.object({ Interface: z.string().max(60) }),
    batches: true,
    untriable: 'partenaire',
    answer: z.strictObject({ Verifies: z.number(), EnEchec: z.number() }),
  }),
  acquitter: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/sante/alertes/{IDAlerte}/acquitter',
    action: 'Acquitter une alerte',
    refuses: ['conflict'],
    params: z.object({ IDAlerte: id }),
    answer: z.strictObject({ IDAlerte: z.number(), DateAcquittement: z.string(), AcquittePar: z.string() }),
  }),
};
