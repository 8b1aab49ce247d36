import type { SocieteChanges } from '@comptoir/contract/domains/societes/societes.calls';

/** The follow-up after closing a lead is mandatory only where there is one. */
export const settleRelance = <C extends SocieteChanges>(present: { RelanceApresClotureLead: boolean } | undefined, changes: C): C => {
  const isOn = changes.RelanceApresClotureLead ?? present?.RelanceApresClotureLead ?? false;
  const touches = changes.RelanceApresClotureLead !== undefined || changes.RelanceApresClotureLeadObligatoire !== undefined;
  return isOn || !touches ? changes : { ...changes, RelanceApresClotureLeadObligatoire: false };
};
