import { wally, type WallyCompte, type WallyCrm } from '@comptoir/contract/interfaces/wally';
import { useRead } from '../../../kit/queries.ts';
import { useParam } from '../../../kit/use-param.ts';

const retrieves = ({ EtatDuCompte }: WallyCompte) => EtatDuCompte !== 'DEFAULT';

/** The accounts that people work with: the default one is hidden. */
export const useComptes = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.filter(retrieves) });

/** The first account that holds the default origins, where there is one. */
export const useDefaultCompte = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.find((compte) => !retrieves(compte)) ?? null });

/** The account that the address of a step names. */
export const useStepCompte = (crm: WallyCrm) => {
  const IdWallyCompte = useParam('IdWallyCompte');
  const query = useComptes(crm);
  return { query, compte: query.data?.find((compte) => String(compte.IdWallyCompte) === IdWallyCompte) };
};
