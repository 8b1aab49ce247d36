import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { useRead } from '../../kit/queries.ts';
import { passerellePath, passerellesPath } from './passerelles.links.ts';
import { useMayEdit } from './use-may-edit.ts';

/**
 * A gateway's label and the way back to it, from the list, which every session may read. The page shows why `list` failed.
 * And it waits for the list: label and way move what stands beside and below.
 */
export const usePasserelleParents = (IDPasserelleDMS: number) => {
  const mayEdit = useMayEdit();
  const list = useRead(passerelles.list, {});
  const label = list.data?.find((row) => row.IDPasserelleDMS === IDPasserelleDMS)?.Libelle;
  const top = { label: 'Passerelles', href: passerellesPath };
  return {
    list,
    /** To follow 'la passerelle'. */
    quoted: label ? ` «\u00a0${label}\u00a0»` : '',
    parents: mayEdit && label ? [top, { label, href: passerellePath(IDPasserelleDMS) }] : [top],
  };
};
