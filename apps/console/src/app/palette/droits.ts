import { permissions as permissionCalls } from '@comptoir/contract/domains/permissions/permissions.calls';
import { nomDuDroit, pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useMemo } from 'react';
import { keyOfDroit, quiPeutPath, quiPeutPermissionPath } from '../../domains/profils/profils.links.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { openingOf } from '../routes/opening.ts';
import { itemOf } from './items.ts';
import { rankedOf } from './ranking.ts';

const words = /^qui (?:peut|sait|d[ée]tient|a le droit(?: (?:de|d[’']))?)(?: +| *(?<=[’']))(?=\S)/i;

/** « qui peut clôturer »: the rights and permissions that are called so, each with who has it. Read once somebody asks so. */
export const useDroits = (all: string) => {
  const info = useSessionInfo();
  const opening = openingOf(info);
  const isAsked = info.customer !== null && words.test(all.trimStart());
  const asksDroits = isAsked && mayCall(pourquoi.quiPeut, opening);
  const asksPermissions = isAsked && mayCall(pourquoi.quiPeutPermission, opening);
  const [first] = useRead(profils.eSellerTeam, {}, { enabled: asksDroits }).data ?? [];
  // Any profile lists all the rights that there are.
  const droits = useRead(
    profils.rights,
    { params: { idProfile: first?.DRPROFILE_ID ?? 0 } },
    { enabled: asksDroits && first !== undefined },
  );
  const permissions = useRead(permissionCalls.list, {}, { enabled: asksPermissions });
  const items = useMemo(
    () => [
      ...(droits.data ?? []).map((right) => {
        const label = `Qui peut\u00a0: ${nomDuDroit(right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_ID)}`;
        const detail = `${right.SOFTWARE_DESCR} › ${right.DRMODULE_DESCR}`;
        return itemOf({ id: `droit ${keyOfDroit(right)}`, group: 'Droits', label, detail, target: { path: quiPeutPath(right) } });
      }),
      ...(permissions.data ?? []).map(({ Code, Libelle, LibelleCategoriePermission }) => {
        const detail = `Relation client › ${LibelleCategoriePermission}`;
        const target = { path: quiPeutPermissionPath(Code) };
        return itemOf({ id: `permission ${Code}`, group: 'Droits', label: `Qui peut\u00a0: ${Libelle}`, detail, target });
      }),
    ],
    [droits.data, permissions.data],
  );
  return {
    groups: isAsked ? rankedOf(items, all.trimStart().replace(words, ''), []) : [],
    isLoading: droits.isLoading || permissions.isLoading,
    isError: droits.isError || permissions.isError,
  };
};
