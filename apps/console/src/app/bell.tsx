import { Suspense, useEffect, useRef, useState } from 'react';
import { DropPanel } from '../ui/drop-panel.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FrameIcon } from './frame/frame-icon.tsx';
import { signs } from './frame/signs.ts';
import { late } from '../ui/late.tsx';

const code = () => import('../domains/notifications/notifications-panel.tsx');
const Panel = late(() => code().then(({ NotificationsPanel }) => NotificationsPanel));
const Count = late(() => code().then(({ UnreadCount }) => UnreadCount), { isExtra: true });

/** After what the first page needs. */
const countAfter = 3_000;

/** Opens what concerns this person, and says how much of it is new. */
export const Bell = () => {
  const [told, setTold] = useState('');
  const [isDue, setIsDue] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), countAfter);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      panel.current?.togglePopover();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <DropPanel
      label="Notifications"
      align="edge"
      panelRef={panel}
      button={(popoverTarget) => (
        <IconButton label={`Notifications${told}`} aria-keyshortcuts="Alt+N" popoverTarget={popoverTarget}>
          <FrameIcon name={signs.bell} size={20} />
          <Suspense>{isDue && <Count onCount={setTold} />}</Suspense>
        </IconButton>
      )}
    >
      <Suspense>
        <Panel onClose={() => panel.current?.hidePopover()} />
      </Suspense>
    </DropPanel>
  );
};
