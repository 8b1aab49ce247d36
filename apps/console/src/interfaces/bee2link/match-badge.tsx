import {
  bee2LinkTitles,
  otherVariantOf,
  type Bee2LinkProduct,
  type Bee2LinkSite,
} from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { Group, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useGridRow } from '../../kit/grid/grid-context.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { MatchOption } from '../kit/match-options.ts';
import { clientOf } from './client-of.ts';
import type { Found } from './use-client-sites.ts';

interface MatchBadgeProps {
  product: Bee2LinkProduct;
  stored: Bee2LinkSite;
  found: Found;
}

/** After the last key. */
const pause = 400;

const Result = ({ match, sites }: { match: string | null; sites: readonly MatchOption[] }) => {
  if (sites.length === 0) return <StatusBadge tone="failed">Client inconnu</StatusBadge>;
  if (match === null) return <StatusBadge tone="warning">À faire</StatusBadge>;
  const site = sites.find(({ value }) => value === match);
  if (site?.active) return <StatusBadge tone="ok">Faite</StatusBadge>;
  return <StatusBadge tone="failed">{site ? 'Site désactivé' : 'Site inconnu'}</StatusBadge>;
};

/** Whether Bee2Link knows the client of a site, typed or stored, and which of its sites matches. */
export const MatchBadge = ({ product, stored, found }: MatchBadgeProps) => {
  const { row } = useGridRow(stored);
  const client = clientOf(product, row);
  const [settled] = useDebouncedValue(client, pause);
  const { look } = found;
  const isStored = settled === clientOf(product, stored);
  useEffect(() => {
    if (settled !== '' && !isStored) look(settled);
  }, [settled, isStored, look]);
  const other = otherVariantOf(product, row);
  if (other) return <StatusBadge tone="off">{`Dans ${bee2LinkTitles[other]}`}</StatusBadge>;
  if (client === '') return null;
  const sites = found.sitesOf(client);
  if (sites === undefined) return <Loader size={16} role="status" aria-label="Vérification du client" />;
  if (sites === null) return <StatusBadge tone="off">Non vérifiée</StatusBadge>;
  return (
    <Group gap={6} wrap="nowrap">
      {sites.length > 0 ? (
        <IconCheck size={18} color="var(--mantine-color-green-8)" role="img" aria-label="Client reconnu" />
      ) : (
        <IconX size={18} color="var(--mantine-color-red-8)" role="img" aria-label="Client non reconnu" />
      )}
      <Result match={row.IDSiteBee2Link} sites={sites} />
    </Group>
  );
};
