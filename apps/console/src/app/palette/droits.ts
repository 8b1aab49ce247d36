import { nomDuDroit, pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useMemo } from 'react';
import { keyOfDroit, quiPeutPath } from '../../domains/profils/profils.links.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { itemOf } from './items.ts';
import { rankedOf } from './ranking.ts';

const words = /^qui (?:peut|sait|d[ée]tient|a le droit(?: (?:de|d[’']))?)(?: +| *(?<=[’']))(?=\S)/i;

/** « qui peut clôturer »: the rights that are called so, each with who has it. Read once somebody asks so. */
export const useDroits = (all: string) => {
  const info = useSessionInfo();
  const opening = openingOf(info);
  const isAsked = info.customer !== null && words.test(all.trimStart()) && mayCall(pourquoi.quiPeut, opening);
  const [first] = useRead(profils.eSellerTeam, {}, { enabled: isAsked }).data ?? [];
  // Any profile lists all the rights that there are.
  const { data, isLoading, isError } = useRead(
    profils.rights,
    { params: { idProfile: first?.DRPROFILE_ID ?? 0 } },
    { enabled: isAsked && first !== undefined },
  );
  const items = useMemo(
    () =>
      (data ?? []).map((right) => {
        const label = `Qui peut\u00a0: ${nomDuDroit(right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_ID)}`;
        const detail = `${right.SOFTWARE_DESCR} › ${right.DRMODULE_DESCR}`;
        return itemOf({ id: `droit ${keyOfDroit(right)}`, group: 'Droits', label, detail, target: { path: quiPeutPath(right) } });
      }),
    [data],
  );
  return { groups: isAsked ? rankedOf(items, all.trimStart().replace(words, ''), []) : [], isLoading, isError };
};
