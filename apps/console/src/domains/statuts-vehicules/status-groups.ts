import type { StatutVehicule } from '@comptoir/contract/domains/statuts-vehicules/statuts-vehicules.calls';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';

export interface StatusGroup {
  IDGpStatus: number;
  GpStatusDescr: string;
  statuts: StatutVehicule[];
}

/** The states whose text has every typed word, by group, without empty groups. */
export const groupsOf = (rows: readonly StatutVehicule[], typed: string): StatusGroup[] => {
  const matches = matcherOf(typed);
  const groups = new Map<number, StatusGroup>();
  for (const row of rows.filter(({ Descr }) => matches(fold(Descr)))) {
    const { IDGpStatus, GpStatusDescr } = row;
    const group = groups.get(IDGpStatus) ?? { IDGpStatus, GpStatusDescr, statuts: [] };
    group.statuts.push(row);
    groups.set(IDGpStatus, group);
  }
  return [...groups.values()];
};
