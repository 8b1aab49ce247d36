import { Refusal } from '@comptoir/contract/errors';
import { needsIDClient, type LeadConfigChanges } from '@comptoir/contract/interfaces/eseller-lead';

interface Present {
  IDClient: string;
  eSellerLeadActif: boolean;
}

/** The interface is not active without the group's identifier: neither turned on, nor kept on once it is emptied. @throws Refusal 422 */
export const checkActif = (present: Present, { IDClient, Actif }: LeadConfigChanges) => {
  if (IDClient === undefined && Actif === undefined) return;
  if (!(Actif ?? present.eSellerLeadActif) || (IDClient ?? present.IDClient).trim() !== '') return;
  throw new Refusal('rule', `${needsIDClient}.`, { IDClient: needsIDClient });
};
