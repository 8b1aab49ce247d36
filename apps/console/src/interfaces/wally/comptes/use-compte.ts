import { wally, type WallyCompte, type WallyCrm } from '@comptoir/contract/interfaces/wally';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../../kit/queries.ts';

const retrieves = ({ EtatDuCompte }: WallyCompte) => EtatDuCompte !== 'DEFAULT';

/** The accounts that people work with: the default one is hidden. */
export const useComptes = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.filter(retrieves) });

/** The first account that holds the default origins, where there is one. */
export const useDefaultCompte = (crm: WallyCrm) =>
  useRead(wally.accounts, { params: { crm_name: crm } }, { select: (comptes) => comptes.find((compte) => !retrieves(compte)) ?? null });

/** The account that the address of a step names. */
export const useStepCompte = (crm: WallyCrm) => {
  const { IdWallyCompte } = useParams({ strict: false }) as { IdWallyCompte?: string };
  const query = useComptes(crm);
  return { query, compte: query.data?.find((compte) => String(compte.IdWallyCompte) === IdWallyCompte) };
};
