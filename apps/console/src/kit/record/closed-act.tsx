import type { Endpoint } from '@comptoir/contract/kit';
import type { Guarded } from '@comptoir/contract/rights';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Reason } from '../../ui/reason.tsx';
import { useOneKey } from '../one-key.ts';
import { useClosed } from '../queries.ts';

/** What a closed control is spread with, after its own acts. */
interface Closing {
  'aria-disabled'?: true;
  'data-disabled'?: true;
  'aria-describedby'?: string | undefined;
  onClick?: undefined;
}

interface ClosedActProps {
  /** What the act leads to: it is closed to whose role does not hold it, and in a past state. */
  call: Guarded & Partial<Pick<Endpoint, 'on'>>;
  children: (closing: Closing) => ReactNode;
}

/** A button that opens an act or does it. Where it is closed it stays in sight, grey, takes the focus and says why. */
export const ClosedAct = ({ call, children }: ClosedActProps) => {
  const closed = useClosed(call);
  if (closed === null) return children({});
  return (
    <Reason text={closed}>
      {(describedBy) => children({ 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': describedBy, onClick: undefined })}
    </Reason>
  );
};

interface ActOpenerProps extends ButtonProps, Pick<ClosedActProps, 'call'>, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** It adds what the page or the card is about: N is its key. */
  adds?: boolean;
}

/** The same of a plain button. */
export const ActOpener = ({ call, adds, ...look }: ActOpenerProps) => {
  const key = useOneKey('N');
  return <ClosedAct call={call}>{(closing) => <Button {...look} {...closing} aria-keyshortcuts={adds ? key : undefined} />}</ClosedAct>;
};
