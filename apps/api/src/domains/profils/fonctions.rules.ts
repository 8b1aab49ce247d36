import type { CodeFonction } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';

/** What of a person decides on their rights in eSeller Team. */
export interface Situation {
  Actif: boolean;
  drprofile_id: number;
}

/** One kind of right of one function, and the profiles for which it is ticked. */
export interface Droit {
  DRPRIVILEGE_FUNCTION_ENABLED: boolean;
  profils: ReadonlySet<number>;
}

interface Exigence {
  code: CodeFonction;
  tient: boolean;
}

/** All that a person needs for a right, in the order in which it is told: who explains it and who counts it ask here. */
export const exigencesDe = ({ Actif, drprofile_id }: Situation, droit: Droit): readonly Exigence[] => [
  { code: 'installe', tient: droit.DRPRIVILEGE_FUNCTION_ENABLED },
  { code: 'actif', tient: Actif },
  { code: 'droit', tient: droit.profils.has(drprofile_id) },
];

/** The first thing that is missing; undefined of somebody who has the right. */
export const manqueDe = (situation: Situation, droit: Droit) => exigencesDe(situation, droit).find(({ tient }) => !tient)?.code;
