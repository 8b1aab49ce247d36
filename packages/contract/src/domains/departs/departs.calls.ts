import { z } from 'zod';
import { planetVO } from '../../interfaces/planetvo/planetvo.calls.ts';
import { publication } from '../../interfaces/publication/publication.calls.ts';
import { renaultCsb } from '../../interfaces/renault-csb/renault-csb.calls.ts';
import { text } from '../../fields/kit.ts';
import { endpoint, everyone, id, person, type Endpoint } from '../../kit.ts';
import { mayCall, type Standing } from '../../rights.ts';
import { cloture } from '../cloture/cloture.calls.ts';
import { comptesESeller } from '../comptes-eseller/comptes-eseller.calls.ts';
import { estimationsReprise } from '../estimations-reprise/estimations-reprise.calls.ts';
import { passerelles } from '../passerelles/passerelles.calls.ts';
import { sites } from '../sites/sites.calls.ts';
import { societes } from '../societes/societes.calls.ts';
import { utilisateurs } from '../utilisateurs/utilisateurs.calls.ts';
import { typesWorkflow } from '../workflows-leads/suivi.ts';
import { departAVenir, momentDuDepart } from './prevu.ts';

interface Etape {
  /** The calls that do the same by themselves: whoever may make them all may take the step. */
  droits: readonly Endpoint[];
  /** It hands something over to the replacement. */
  remet?: true;
}

/** What the departure of a person may consist of, in the order of the screen. */
export const etapes = {
  suspendre: { droits: [utilisateurs.update] },
  eseller: { droits: [comptesESeller.close] },
  planetvo: { droits: [planetVO.remove] },
  csb: { droits: [renaultCsb.remove] },
  appareils: { droits: [utilisateurs.update] },
  rapports: { droits: [cloture.execute], remet: true },
  responsable: { droits: [estimationsReprise.responsables] },
  adresses: { droits: [societes.update, sites.update, passerelles.update, publication.saveCompte], remet: true },
  sites: { droits: [utilisateurs.updateSites], remet: true },
} as const satisfies Record<string, Etape>;
export type CleEtape = keyof typeof etapes;
// The keys of the object are its steps, and there are some.
export const clesEtapes = Object.keys(etapes) as [CleEtape, ...CleEtape[]];

export const mayTake = (cle: CleEtape, standing: Standing) => etapes[cle].droits.every((call) => mayCall(call, standing));
/** Whether a step needs somebody who takes over. */
export const remet = (cle: CleEtape) => 'remet' in etapes[cle];

/** What names the person and is left alone. */
const restes = ['connexions', 'rapportsClos', 'configNissan', 'wally', 'departsPrevus'] as const;

/** Names shown for a step; the number counts all. */
export const mostDetails = 6;
/** Persons offered as a replacement. */
export const mostRemplacants = 200;

const prevu = departAVenir.extend({
  /** Those that this session may take. */
  etapes: z.array(z.enum(clesEtapes)),
  remplacant: z.strictObject({ IDPeople: z.number(), Name: z.string() }).nullable(),
  motif: z.string(),
  /** This session may take all of its steps: it may change it, or call it off. */
  Modifiable: z.boolean(),
});
export type DepartPrevu = z.infer<typeof prevu>;

const plan = z.strictObject({
  Name: z.string(),
  Actif: z.boolean(),
  /** Those that have something to do, and that this session may take. */
  etapes: z.array(z.strictObject({ cle: z.enum(clesEtapes), nb: z.number(), details: z.array(z.string()) })),
  /** The last day that is billed, if the eSeller account is closed now. */
  factureAu: z.iso.date(),
  /** What the sites would lack. */
  alertes: z.array(
    z.strictObject({
      IDSite: z.number(),
      Descr: z.string(),
      /** Nobody active would be its head of sales any more. */
      chef: z.boolean(),
      /** Leads that would reach nobody any more. */
      types: z.array(z.enum(typesWorkflow)),
    }),
  ),
  /** Active persons of the same sites, those with the same lead profile first. */
  remplacants: z.array(z.strictObject({ IDPeople: z.number(), Name: z.string(), Profil: z.string().nullable() })),
  restes: z.array(z.strictObject({ cle: z.enum(restes), nb: z.number() })),
  /** What is planned for a later moment. */
  prevu: prevu.nullable(),
});
export type PlanDepart = z.infer<typeof plan>;

const shared = { who: everyone, on: 'customer', path: '/api/utilisateurs/{idPeople}/depart', params: z.object({ idPeople: id }) } as const;

const choix = {
  etapes: z.array(z.enum(clesEtapes, { error: 'Étape inconnue' })).min(1, 'Choisissez au moins une étape'),
  remplacant: person.nullable().default(null),
  motif: text('Motif').input.default(''),
};
export type ChoixDepart = z.output<z.ZodObject<typeof choix>>;

/** Everything that the departure of a person asks for, in one act: at once, or when its moment has come. */
export const departs = {
  plan: endpoint({ ...shared, method: 'GET', scope: 'departs:lire', action: 'Préparer le départ d’une personne', answer: plan }),
  partir: endpoint({
    ...shared,
    method: 'POST',
    scope: 'departs:ecrire',
    action: 'Faire le départ d’une personne',
    refuses: ['forbidden', 'conflict'],
    motif: 'motif',
    stays: [
      'comptesESeller',
      'utilisateurs.IsAccountOpened',
      'outbox',
      'planetvoUtilisateurs',
      'planetvoSocietes',
      'accesPartenaires',
      'renaultCsb',
      'devices',
      // Its moment is over: put back, the clock would carry it out once more.
      'departsPrevus',
    ],
    takesBack: ['rapports'],
    body: z.object(choix),
    answer: z.strictObject({ faits: z.array(z.strictObject({ cle: z.enum(clesEtapes), nb: z.number() })) }),
  }),
  /** In the place of what was planned before. */
  prevoir: endpoint({
    ...shared,
    method: 'PUT',
    scope: 'departs:ecrire',
    action: 'Prévoir le départ d’une personne',
    refuses: ['forbidden'],
    motif: 'motif',
    body: z.object({ DateH: momentDuDepart.input, ...choix }),
    answer: z.strictObject({ DateH: z.string() }),
  }),
  renoncer: endpoint({
    ...shared,
    method: 'DELETE',
    scope: 'departs:ecrire',
    action: 'Annuler le départ prévu d’une personne',
    refuses: ['forbidden'],
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
