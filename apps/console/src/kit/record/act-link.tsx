import type { Guarded } from '@comptoir/contract/rights';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Reason } from '../../ui/reason.tsx';
import { useOneKey } from '../one-key.ts';
import { useClosed } from '../queries.ts';

interface ActLinkProps {
  /** What is done there: whose role does not hold it sees why. */
  call: Guarded;
  href: string;
  /** Without one it adds what the page is about: N is its key. */
  variant?: 'default';
  leftSection?: ReactNode;
  children: ReactNode;
}

/** A link to the screen of an act. Where the role does not hold the act, it stays in sight, grey. */
export const ActLink = ({ call, href, children, ...look }: ActLinkProps) => {
  const closed = useClosed(call);
  const oneKey = useOneKey('N');
  const key = look.variant ? undefined : oneKey;
  if (closed === null)
    return (
      <Button {...look} component="a" href={href} aria-keyshortcuts={key}>
        {children}
      </Button>
    );
  return (
    <Reason text={closed}>
      {(describedBy) => (
        <Button {...look} aria-disabled data-disabled aria-describedby={describedBy} aria-keyshortcuts={key}>
          {children}
        </Button>
      )}
    </Reason>
  );
};
