import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { useEffect } from 'react';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';

/** Reads whether the group is an eDataVoice client, which locks states for customer access. Shows nothing, or that the read failed. */
export const GroupLockPanel = ({ onRead }: { onRead: (isEDatavoice: boolean) => void }) => {
  const group = useRead(gpParametres.read, {});
  const isEDatavoice = group.data?.GRP_ClientEDatavoice ?? false;
  useEffect(() => onRead(isEDatavoice), [isEDatavoice, onRead]);
  return <ReadFailure query={group} />;
};
