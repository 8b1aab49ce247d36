import { useNavigate } from '@tanstack/react-router';
import { useSearchValue } from '../use-param.ts';
import { presentMonth } from './months.ts';

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** The month in the address, or the current one. */
export const useMonth = () => {
  const mois = useSearchValue('mois');
  const navigate = useNavigate();
  const change = (month: string) =>
    void navigate({
      to: '.',
      search: (previous: Readonly<Record<string, unknown>>) => ({ ...previous, mois: month === presentMonth() ? undefined : month }),
      replace: true,
      resetScroll: false,
      hash: true,
    });
  return { month: isMonth(mois) ? mois : presentMonth(), change };
};
