import type { WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSearchValue } from '../../../kit/use-param.ts';
import { stateWord } from './compte-badge.tsx';

/** The account in the address, or the first one. */
export const useChosenCompte = (comptes: readonly WallyCompte[] | undefined) => {
  const compte = useSearchValue('compte');
  return comptes?.find(({ IdWallyCompte }) => String(IdWallyCompte) === String(compte)) ?? comptes?.[0];
};

/** Chooses the account of a mapping; kept in the address. */
export const ComptePicker = ({ comptes, chosen }: { comptes: readonly WallyCompte[]; chosen: WallyCompte }) => {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label="Compte"
      maw="24rem"
      value={String(chosen.IdWallyCompte)}
      data={comptes.map(({ IdWallyCompte, Identifiant, EtatDuCompte }) => ({
        value: String(IdWallyCompte),
        label: `${Identifiant} (${stateWord(EtatDuCompte)})`,
      }))}
      onChange={({ currentTarget }) => void navigate({ to: '.', search: { compte: Number(currentTarget.value) }, replace: true })}
    />
  );
};
