import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Reason } from '../../ui/reason.tsx';

export interface RecordAct {
  label: string;
  icon: Icon;
  /** Where it is done; else it is done here. */
  href?: string;
  onClick?: () => void;
  /** Why it may not be done: it stays in sight, grey. */
  reason?: string | undefined;
}

const look = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

/** One act of a menu of acts; `close` is called before it is done. */
export const ActButton = ({ label, icon: Sign, href, onClick, reason, close }: RecordAct & { close: () => void }) => {
  const act = () => {
    close();
    onClick?.();
  };
  const sign = <Sign size={16} aria-hidden />;
  if (reason !== undefined)
    return (
      <Reason text={reason}>
        {(describedBy) => (
          <Button {...look} leftSection={sign} aria-disabled data-disabled aria-describedby={describedBy}>
            {label}
          </Button>
        )}
      </Reason>
    );
  return href === undefined ? (
    <Button {...look} leftSection={sign} onClick={act}>
      {label}
    </Button>
  ) : (
    <Button {...look} component="a" href={href} leftSection={sign} onClick={act}>
      {label}
    </Button>
  );
};
