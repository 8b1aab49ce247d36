import { Loader } from '@mantine/core';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { useClientSites } from './use-client-sites.ts';

interface MatchBadgeProps {
  client: string;
  match: string | null;
  found: ReturnType<typeof useClientSites>;
}

/** Whether Bee2Link knows the client of a site, and which of its sites matches. */
export const MatchBadge = ({ client, match, found }: MatchBadgeProps) => {
  if (client === '') return null;
  const sites = found.sitesOf(client);
  if (sites === undefined) return found.isPending ? <Loader size={16} role="status" aria-label="Vérification" /> : null;
  if (sites.length === 0) return <StatusBadge tone="failed">Client inconnu</StatusBadge>;
  if (match === null) return <StatusBadge tone="warning">À faire</StatusBadge>;
  return sites.includes(match) ? <StatusBadge tone="ok">Faite</StatusBadge> : <StatusBadge tone="failed">Site inconnu</StatusBadge>;
};
