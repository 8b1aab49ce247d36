import { Refusal } from '@comptoir/contract/errors';
import { needsIDClient, type LeadConfigChanges } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';

interface Present {
  IDClient: string;
  eSellerLeadActif: boolean;
}

/** Without the group's identifier the interface can neither be turned on nor stay on. @throws Refusal 422 */
export const checkActif = (present: Present, { IDClient, Actif }: LeadConfigChanges) => {
  if (IDClient === undefined && Actif === undefined) return;
  if (!(Actif ?? present.eSellerLeadActif) || (IDClient ?? present.IDClient).trim() !== '') return;
  throw new Refusal('rule', `${needsIDClient}.`, { IDClient: needsIDClient });
};
