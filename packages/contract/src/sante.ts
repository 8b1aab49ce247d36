import { z } from 'zod';
import { endpoint, id, staff } from './kit.ts';

const shared = { who: staff, on: 'customer' } as const;

/**
 * What a check of an access came to: it opens; the partner refuses it, even under a 200; its password has expired; the
 * partner did not answer as it should; nobody has said where the partner is called.
 */
export const verdicts = ['ok', 'refus', 'expire', 'panne', 'nonConfigure'] as const;
export type Verdict = (typeof verdicts)[number];

/** Those that count towards an alert. */
export const isFailure = (verdict: string | null) => verdict === 'refus' || verdict === 'expire' || verdict === 'panne';

const verdict = z.enum(verdicts);

const etat = {
  /** The partner's name, as addresses spell it. */
  Interface: z.string(),
  /** As people call it. */
  Titre: z.string(),
  /** The console's screen where it is configured. */
  Ecran: z.string(),
  /** Null while nothing was ever checked. */
  Verdict: verdict.nullable(),
  /** Why it is not well. */
  Message: z.string(),
  DernierSucces: z.string().nullable(),
  DernierEchec: z.string().nullable(),
};

const santeInterface = z.strictObject({
  ...etat,
  /** Accesses that were checked, those that fail, and alerts that nobody has acknowledged. */
  Cibles: z.number(),
  EnEchec: z.number(),
  AlertesOuvertes: z.number(),
});
export type SanteInterface = z.infer<typeof santeInterface>;

const santeCible = z.strictObject({
  ...etat,
  /** '' for the group; else a site, a company, a user or a code. */
  Cible: z.string(),
  Libelle: z.string(),
  DateH: z.string().nullable(),
  EchecsConsecutifs: z.number(),
  /** When what signs in was last changed; null where nobody knows. */
  DateModification: z.string().nullable(),
  /** The alert that is open, if there is one. */
  IDAlerte: z.number().nullable(),
  DateAlerte: z.string().nullable(),
  Destinataires: z.array(z.string()),
  DateAcquittement: z.string().nullable(),
  AcquittePar: z.string().nullable(),
});
export type SanteCible = z.infer<typeof santeCible>;

/** Lines of the history: one a day for each access, and one more whenever a check comes to something else. */
const jour = z.strictObject({ Interface: z.string(), Jour: z.string(), Succes: z.number(), Echecs: z.number() });
export type SanteJour = z.infer<typeof jour>;

/** Days of history. */
export const santeDays = 90;

/** How the accesses of a customer to its partners stand: checked by the clock, or when somebody asks. */
export const sante = {
  interfaces: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante',
    action: "Lire l'état des interfaces",
    answer: z.strictObject({
      /** 0: nothing is checked by the clock. */
      IntervalleMinutes: z.number(),
      /** Failures in a row that raise an alert. */
      Seuil: z.number(),
      /** Who is told. */
      Destinataires: z.array(z.string()),
      ProchaineVerification: z.string().nullable(),
      interfaces: z.array(santeInterface),
    }),
  }),
  cibles: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante/cibles',
    action: "Lire l'état des accès aux partenaires",
    answer: z.array(santeCible),
  }),
  historique: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sante/historique',
    action: "Lire l'historique des vérifications",
    answer: z.array(jour),
  }),
  verifier: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/sante/{Interface}/verifier',
    action: "Vérifier les accès d'une interface",
    params: z.object({ Interface: z.string().max(60) }),
    batches: true,
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
