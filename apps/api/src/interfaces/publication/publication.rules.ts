import type { Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { stockNames, stocks } from '@comptoir/contract/interfaces/publication/publication.fields';
import type { AbonnementRow } from './publication.store.ts';

/** Why the portal refuses these rows: the first stock that it does not take. */
export const refusedStock = (portail: Pick<Portail, 'Libelle' | 'VN' | 'VD' | 'VO'>, rows: readonly AbonnementRow[]) => {
  const stock = stocks.find((name) => !portail[name] && rows.some((row) => row[name]));
  return stock === undefined ? null : `${portail.Libelle} ne prend pas les ${stockNames[stock]} (${stock}).`;
};
