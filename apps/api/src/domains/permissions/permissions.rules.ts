import type { CodePermission } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';

/** What of a person decides on their permissions in the customer-relations workstation. */
interface Situation {
  Actif: boolean;
  IDProfil: number | null;
}

/** One permission, the profiles that hold it, and whether the group has the workstation at all. */
interface Permission {
  GRP_ClientEDatavoice: boolean;
  profils: ReadonlySet<number>;
}

interface Exigence {
  code: CodePermission;
  tient: boolean;
}

/** All that a person needs for a permission, in the order in which it is told: who explains it and who counts it ask here. */
export const exigencesDePermission = ({ Actif, IDProfil }: Situation, permission: Permission): readonly Exigence[] => [
  { code: 'client', tient: permission.GRP_ClientEDatavoice },
  { code: 'actif', tient: Actif },
  { code: 'profil', tient: IDProfil !== null },
  // Without a profile there is none whose permissions could be looked at.
  ...(IDProfil === null ? [] : [{ code: 'permission', tient: permission.profils.has(IDProfil) } as const]),
];

/** The first thing that is missing; undefined of somebody who has the permission. */
export const manqueDePermission = (situation: Situation, permission: Permission) =>
  exigencesDePermission(situation, permission).find(({ tient }) => !tient)?.code;
