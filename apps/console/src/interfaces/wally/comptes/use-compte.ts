import { wally, type WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { useRead } from '../../../kit/queries.ts';
import { useParam } from '../../../kit/use-param.ts';

const retrieves = ({ EtatDuCompte }: WallyCompte) => EtatDuCompte !== 'DEFAULT';

/** Accounts that people work with: not the default one. */
export const useComptes = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.filter(retrieves) });

/** The first account with default origins, if there is one. */
export const useDefaultCompte = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.find((compte) => !retrieves(compte)) ?? null });

/** The account in the address of a step. */
export const useStepCompte = (crm: WallyCrm) => {
  const IdWallyCompte = useParam('IdWallyCompte');
  const query = useComptes(crm);
  return { query, compte: query.data?.find((compte) => String(compte.IdWallyCompte) === IdWallyCompte) };
};
