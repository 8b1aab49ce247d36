import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, type ReactNode } from 'react';
import { useEver } from '../use-ever.ts';

interface AskButtonProps {
  children: string;
  /** What it is asked of, for those who do not see the page. */
  of: string;
  /** The address asks it already. */
  asked?: boolean;
  /** The dialog that answers. */
  dialog: (opened: boolean, close: () => void) => ReactNode;
}

/** Asks why; the dialog's code comes when it is asked for the first time. */
export const AskButton = ({ children, of, asked = false, dialog }: AskButtonProps) => {
  const [opened, { open, close }] = useDisclosure(asked);
  const needed = useEver(opened);
  return (
    <>
      <Button variant="subtle" size="compact-sm" w="fit-content" onClick={open} aria-label={`${children} (${of})`}>
        {children}
      </Button>
      {needed && <Suspense>{dialog(opened, close)}</Suspense>}
    </>
  );
};
