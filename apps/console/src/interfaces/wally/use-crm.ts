import { wallyCrmNames, wallyCrms } from '@comptoir/contract/interfaces/wally/wally-crms';
import { wallyPath } from './wally.links.ts';
import { useParam } from '../../kit/use-param.ts';

/** The tool in the address, its label, and the way back to it. */
export const useCrm = () => {
  const named = useParam('crm');
  // The routes open on these names alone.
  const crm = wallyCrmNames.find((name) => name === named.toLowerCase()) ?? 'customer_first';
  return { crm, label: wallyCrms[crm], parents: [{ label: 'Wally', href: wallyPath }] };
};
