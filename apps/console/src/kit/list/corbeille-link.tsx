import { corbeilleAsked, corbeillesClient } from '@comptoir/contract/domains/retour/asked';
import { mayCall } from '@comptoir/contract/rights';
import { IconTrash } from '@tabler/icons-react';
import { IconLink } from '../../ui/icon-button.tsx';
import { useStanding } from '../session.ts';

/** Leads to the rows that are gone of a list; its table as the catalogue names it. */
export const CorbeilleLink = ({ table }: { table: string }) => {
  const standing = useStanding();
  if (!mayCall(corbeilleAsked, standing) || (standing.kind === 'customer' && !corbeillesClient.includes(table))) return null;
  return (
    <IconLink label="Corbeille" variant="default" href={`/corbeille?${new URLSearchParams({ table })}`}>
      <IconTrash size={18} aria-hidden />
    </IconLink>
  );
};
