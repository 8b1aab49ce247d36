import type { Permission } from '@comptoir/contract/domains/permissions/permissions.calls';
import { fold } from '../../../kit/list/filters/fold.ts';
import { isTicked, type Box, type Ticks } from '../rights/ticks.ts';

export interface PermissionBox extends Box {
  name: string;
  description: string;
  /** The folded text that the filter searches. */
  text: string;
}
export interface PermissionGroup {
  name: string;
  boxes: readonly PermissionBox[];
}

/** Permissions by category, in the server's order, ticked if the profile has them. */
export const groupsOf = (permissions: readonly Permission[], held: readonly string[]): PermissionGroup[] => {
  const own = new Set(held);
  const groups = new Map<string, PermissionBox[]>();
  for (const { Code, Libelle, Description, LibelleCategoriePermission } of permissions) {
    const box = {
      key: Code,
      stored: own.has(Code),
      enabled: true,
      mayGive: true,
      name: Libelle,
      description: Description,
      text: fold([Libelle, Description, LibelleCategoriePermission].join(' ')),
    };
    const group = groups.get(LibelleCategoriePermission);
    if (group) group.push(box);
    else groups.set(LibelleCategoriePermission, [box]);
  }
  return [...groups].map(([name, boxes]) => ({ name, boxes }));
};

/** Only matching boxes, and groups that have some. */
export const groupsWith = (groups: readonly PermissionGroup[], keeps: (box: PermissionBox) => boolean): PermissionGroup[] =>
  groups.map(({ name, boxes }) => ({ name, boxes: boxes.filter(keeps) })).filter(({ boxes }) => boxes.length > 0);

/** The codes that the profile has after the form's changes; codes that no longer exist stay out. */
export const heldWith = (held: readonly string[], ticks: Ticks): string[] => {
  const box = (key: string, stored: boolean): Box => ({ key, stored, enabled: true, mayGive: true });
  const kept = held.filter((code) => isTicked(box(code, true), ticks));
  const added = Object.keys(ticks).filter((code) => !held.includes(code) && isTicked(box(code, false), ticks));
  return [...kept, ...added];
};
