import { Badge, Kbd, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconReplace, IconSearch } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { dashboard, databaseSelect } from '../../domains/session/session.links.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { customerMark, useTabIcon } from './customer-mark.ts';
import classes from './header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
  onPalette: () => void;
  onKeys: () => void;
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
          <IconReplace size={18} aria-hidden />
          <span className={classes.wide}>Changer de client</span>
        </a>
      )}
    </>
  );
};

/** The current customer and server, always in sight. */
export const Header = ({ menuOpen, onMenu, onPalette, onKeys }: HeaderProps) => {
  const { kind, customer } = useSessionInfo();
  const mark = kind === 'operator' && customer ? customerMark(customer.BDGp, customer.label) : null;
  useTabIcon(mark);
  const MenuIcon = menuOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <header
      className={classes.header}
      data-pprod={customer?.isPprod ? true : undefined}
      // Custom properties are valid styles that the type does not know.
      style={mark ? ({ '--customer': mark.colour } as CSSProperties) : undefined}
    >
      <IconButton label={menuOpen ? 'Fermer le menu' : 'Ouvrir le menu'} aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon size={20} />
      </IconButton>
      <a href={dashboard} className={classes.brand} title="Tableau de bord">
        Comptoir
      </a>
      <CustomerAtHand />
      <div className={classes.tools}>
        <UnstyledButton className={classes.search} onClick={onPalette} aria-label="Aller à…" aria-keyshortcuts="Control+K">
          <IconSearch size={16} aria-hidden />
          <span className={classes.wide}>Aller à…</span>
          <Kbd size="xs" className={classes.wide} aria-hidden>
            Ctrl K
          </Kbd>
        </UnstyledButton>
        <ThemeSwitch />
        <UserMenu onKeys={onKeys} />
      </div>
    </header>
  );
};
