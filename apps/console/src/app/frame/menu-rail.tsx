import { FrameIcon } from './frame-icon.tsx';
import type { MenuGroup } from './menu.ts';
import classes from './navigation.module.css';

export interface MenuRailProps {
  groups: readonly MenuGroup[];
  /** The entry of the page at hand. */
  current: string | undefined;
  onOpen: (group: MenuGroup) => void;
}

/** The menu at its narrowest: the groups by their icons, each named on focus and hover. */
export const MenuRail = ({ groups, current, onOpen }: MenuRailProps) => (
  <nav aria-label="Menu principal">
    <ul className={classes.entries}>
      {groups.map((group) => (
        <li key={group.label}>
          <button
            type="button"
            className={classes.rail}
            aria-label={group.label}
            data-tip={group.label}
            aria-current={group.entries.some(({ href }) => href === current) ? 'true' : undefined}
            onClick={() => onOpen(group)}
          >
            <FrameIcon name={group.icon} size={22} />
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
