import { connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { renaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { isBDGpNi, mayCall } from '@comptoir/contract/rights';
import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { importing, utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo } from 'react';
import { standingOf, useSessionInfo } from '../../kit/session.ts';

const nissanNames = new Map([['Chef des ventes', "Chef des ventes/d'atelier"]]);

const accessOf = (info: SessionInfo) => {
  const { kind, customer } = info;
  const BDGp = customer?.BDGp ?? '';
  const standing = standingOf(info);
  const isReduced = kind === 'customer';
  const isNissan = isReduced && isBDGpNi(BDGp);
  return {
    BDGp,
    /** Customer access: reduced forms, and some fields locked. */
    isReduced,
    isNissan,
    mayAdd: mayCall(utilisateurs.create, standing),
    mayImport: mayCall(importing, standing),
    mayConnect: mayCall(connexions.create, standing),
    maySeeCsb: mayCall(renaultCsb.read, standing),
    /** The label of a profile as this session reads it (docs/regles/acces.md#bdgpni); never what is stored. */
    profileName: (label: string) => (isNissan ? (nissanNames.get(label) ?? label) : label),
  };
};

/** What this session may do with users. */
export const useAccess = () => {
  const info = useSessionInfo();
  return useMemo(() => accessOf(info), [info]);
};
export type Access = ReturnType<typeof accessOf>;
