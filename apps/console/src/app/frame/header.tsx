import { Badge, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { dashboard, databaseSelect } from '../../domains/session/session.links.ts';
import { useOneKey } from '../../kit/one-key.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { preloadPalette } from '../palette/palette-dialog.tsx';
import { Bell } from '../bell.tsx';
import { customerMark, useTabIcon } from './customer-mark.ts';
import { FrameIcon } from './frame-icon.tsx';
import classes from './header.module.css';
import { signs } from './signs.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  menuOpen: boolean;
  menuLabel: string;
  onMenu: () => void;
  onPalette: () => void;
  helpOpen: boolean;
  onHelp: () => void;
}

const CustomerAtHand = () => {
  const { kind, customer } = useSessionInfo();
  if (!customer) return <span className={classes.place}>Aucun client choisi</span>;
  const { label, BDGp, serverName, serverIP, isPprod } = customer;
  return (
    <>
      {kind === 'operator' && (
        <span className={classes.mark} aria-hidden>
          {customerMark(BDGp, label).initials}
        </span>
      )}
      <span className={classes.place} title={`${label} · ${BDGp} · ${serverName} (${serverIP})`}>
        <strong className={classes.customer}>{label}</strong>
        <span className={classes.server}>
          {serverName} · {BDGp}
        </span>
      </span>
      {isPprod && (
        <Badge color="orange" tt="none" className={classes.badge}>
          Hors production
        </Badge>
      )}
      {kind === 'operator' && (
        <a href={databaseSelect} className={classes.change} title="Changer de client">
          <FrameIcon name={signs.change} />
          <span className={classes.wide}>Changer de client</span>
        </a>
      )}
    </>
  );
};

/** The current customer and server, always in sight. */
export const Header = ({ menuOpen, menuLabel, onMenu, onPalette, helpOpen, onHelp }: HeaderProps) => {
  const { kind, customer } = useSessionInfo();
  const mark = kind === 'operator' && customer ? customerMark(customer.BDGp, customer.label) : null;
  useTabIcon(mark);
  return (
    <header
      className={classes.header}
      data-pprod={customer?.isPprod ? true : undefined}
      // Custom properties are valid styles that the type does not know.
      style={mark ? ({ '--customer': mark.colour } as CSSProperties) : undefined}
    >
      <IconButton label={menuLabel} aria-expanded={menuOpen} aria-keyshortcuts="Control+B" onClick={onMenu}>
        <FrameIcon name={menuOpen ? signs.narrow : signs.widen} size={20} />
      </IconButton>
      <a href={dashboard} className={classes.brand} title="Tableau de bord">
        Comptoir
      </a>
      <CustomerAtHand />
      <div className={classes.tools}>
        <UnstyledButton
          className={classes.search}
          onClick={onPalette}
          onPointerEnter={preloadPalette}
          onFocus={preloadPalette}
          aria-label="Aller à…"
          aria-keyshortcuts="Control+K"
        >
          <FrameIcon name={signs.search} size={16} />
          <span className={classes.wide}>Aller à…</span>
          <kbd className={classes.key} aria-hidden>
            Ctrl K
          </kbd>
        </UnstyledButton>
        <Bell />
        <IconButton label="Aide" aria-expanded={helpOpen} aria-keyshortcuts={useOneKey('?')} onClick={onHelp} className={classes.wide}>
          <FrameIcon name={signs.help} size={20} />
        </IconButton>
        <ThemeSwitch />
        <UserMenu onHelp={onHelp} />
      </div>
    </header>
  );
};
