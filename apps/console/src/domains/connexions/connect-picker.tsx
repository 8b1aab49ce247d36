import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { ConnectPanel, connectTitle, type Connected } from './connect-panel.tsx';

/** The actions of a user's page: signing in to a product as that user. */
export const ConnectPicker = ({ user }: { user: Connected }) => {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <DropPanel
      label={connectTitle(user)}
      panelRef={panel}
      button={(popoverTarget) => (
        <Button variant="default" popoverTarget={popoverTarget} rightSection={<IconChevronDown size={16} aria-hidden />}>
          Actions
        </Button>
      )}
    >
      <ConnectPanel user={user} onChosen={() => panel.current?.hidePopover()} />
    </DropPanel>
  );
};
