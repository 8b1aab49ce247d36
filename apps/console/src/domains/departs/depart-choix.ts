import { remet, type CleEtape, type DepartPrevu, type PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { fieldsInParis } from '../../kit/months/paris-moment.ts';
import { usualHour } from './depart-moment.ts';

/** What is chosen; '' stands for nobody, and for at once. */
export interface ChoixSaisi {
  ticks: Partial<Record<CleEtape, boolean>>;
  remplacant: string;
  motif: string;
  jour: string;
  heure: string;
}

const nothing: ChoixSaisi = { ticks: {}, remplacant: '', motif: '', jour: '', heure: usualHour };

/** What was planned, as far as it may be planned so again. */
const choixOf = ({ DateH, Refus, etapes, remplacant, motif }: DepartPrevu, plan: PlanDepart): ChoixSaisi => ({
  ticks: Object.fromEntries(plan.etapes.map(({ cle }) => [cle, etapes.includes(cle)])),
  remplacant: remplacant && plan.remplacants.some(({ IDPeople }) => IDPeople === remplacant.IDPeople) ? String(remplacant.IDPeople) : '',
  motif,
  ...(Refus === null ? fieldsInParis(DateH) : { jour: '', heure: usualHour }),
});

/** What the fields hold before anybody types. */
export const choixInitial = (plan: PlanDepart): ChoixSaisi => (plan.prevu?.Modifiable ? choixOf(plan.prevu, plan) : nothing);

/** What is handed over waits for somebody to take it. */
export const isTicked = ({ ticks, remplacant }: ChoixSaisi, cle: CleEtape) =>
  ticks[cle] ?? (!remet(cle) || (remplacant !== '' && cle !== 'sites'));

/** What differs from the beginning, by field: what a draft keeps. */
export const typedOf = (choix: ChoixSaisi, initial: ChoixSaisi): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(choix).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name as keyof ChoixSaisi])),
  );
