import { wallyCrmNames, wallyCrms } from '@comptoir/contract/interfaces/wally';
import { useParams } from '@tanstack/react-router';
import { wallyPath } from './wally.links.ts';

/** The tool that the address names, its label, and the way back to it. */
export const useCrm = () => {
  const { crm: named = '' } = useParams({ strict: false }) as { crm?: string };
  // The routes open on these names alone.
  const crm = wallyCrmNames.find((name) => name === named.toLowerCase()) ?? 'customer_first';
  return { crm, label: wallyCrms[crm], parents: [{ label: 'Wally', href: wallyPath }] };
};
