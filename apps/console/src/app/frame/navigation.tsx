import { Anchor, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { late } from '../../ui/late.tsx';
import { afterPaint } from '../../kit/after-paint.ts';
import { at } from '../../kit/place.ts';
import { MenuGroup } from './menu-group.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { turn, type MenuKept } from './kept/menu-kept.ts';
import { byUse, currentEntry, filterMenu, type MenuEntry, type MenuGroup as Group } from './menu.ts';
import classes from './navigation.module.css';
import { signs } from './signs.ts';
import { useUnusedInterfaces } from '../../domains/session/use-unused-interfaces.ts';

export interface NavigationProps {
  groups: readonly Group[];
  pathname: string;
  /** The entry of the page at hand. */
  current: string | undefined;
  /** The group at which the keyboard begins. */
  begun: string | undefined;
  /** The person may pin entries, and sees those that were opened last. */
  personal: boolean;
  /** Entries are left out of the menu: it says why on demand. */
  partial: boolean;
  kept: MenuKept;
  onKeep: (change: Partial<MenuKept>) => void;
  onPin: (href: string) => void;
}

const MissingPagesDialog = late(() => import('../raisons/missing-pages-dialog.tsx').then(({ MissingPagesDialog: component }) => component));

const recentsShown = 3;

export const Navigation = ({ groups, pathname, current, begun, personal, partial, kept, onKeep, onPin }: NavigationProps) => {
  const { history } = useRouter();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const shown = useMemo(() => filterMenu(groups, typed), [groups, typed]);
  const unused = useUnusedInterfaces(personal, current);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKey = ({ key }: KeyboardEvent) => {
    const { used, unused: others } = byUse(shown[0]?.entries ?? [], unused);
    const first = [...used, ...others].find(({ outside }) => !outside);
    if (key === 'Escape') setTyped('');
    if (key === 'Enter' && typed && first) afterPaint(() => history.push(first.href));
  };

  const all = groups.flatMap(({ entries }) => entries);
  const entriesAt = (hrefs: readonly string[]) => hrefs.flatMap((href) => all.find((entry) => entry.href === href) ?? []);
  const pinned = entriesAt(kept.pins);
  const recent = entriesAt(kept.recents.filter((href) => href !== current && !kept.pins.includes(href))).slice(0, recentsShown);
  const { customer } = useSessionInfo();
  const fiches = (favori: boolean) =>
    kept.fiches
      .filter((one) => one.BDGp === customer?.BDGp && one.favori === favori && (favori || one.Ecran !== pathname))
      .flatMap(({ Ecran, Nom }): MenuEntry[] => {
        const entry = entriesAt([currentEntry(groups, Ecran) ?? '']).at(0);
        return entry ? [{ label: Nom, href: Ecran, outside: false, icon: entry.icon }] : [];
      });
  const favoris = fiches(true);
  const opened = [...recent, ...fiches(false).slice(0, recentsShown)];
  const pinning = personal ? { pins: kept.pins, onPin } : undefined;
  const addressed = ({ href, outside }: MenuEntry) => (outside ? href : at(href));
  const currentOf = ({ href }: MenuEntry) =>
    href.toLowerCase() === pathname.toLowerCase() ? ('page' as const) : href === current ? ('true' as const) : undefined;
  const foldingOf = ({ label, folded }: Group) =>
    typed || groups.length === 1
      ? undefined
      : {
          folded: folded !== kept.turned.includes(label),
          onFold: () => onKeep({ turned: turn(kept.turned, label) }),
          begins: label === begun,
        };
  const partsOf = (group: Group) => {
    const { used, unused: others } = byUse(group.entries, unused);
    if (others.length === 0) return { entries: used };
    const key = `${group.label}/non-utilisees`;
    const folding = typed ? undefined : { folded: !kept.turned.includes(key), onFold: () => onKeep({ turned: turn(kept.turned, key) }) };
    return { entries: used, unused: { entries: others, folding } };
  };

  return (
    <nav aria-label="Menu principal" ref={nav}>
      {groups.length > 1 && (
        <TextInput
          type="search"
          aria-label="Filtrer le menu"
          placeholder="Filtrer le menu"
          className={classes.filter}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      )}
      {personal && !typed && pinned.length > 0 && (
        <MenuGroup label="Épinglés" icon={signs.pin} entries={pinned} addressOf={addressed} pinning={pinning} />
      )}
      {personal && !typed && favoris.length > 0 && (
        <MenuGroup label="Favoris" icon={signs.pin} entries={favoris} addressOf={addressed} currentOf={currentOf} />
      )}
      {personal && !typed && opened.length > 0 && <MenuGroup label="Récents" icon={signs.recent} entries={opened} addressOf={addressed} />}
      {shown.map((group) => (
        <MenuGroup
          key={group.label}
          {...group}
          {...partsOf(group)}
          addressOf={addressed}
          currentOf={currentOf}
          pinning={pinning}
          folding={foldingOf(group)}
        />
      ))}
      {partial && !typed && (
        <>
          <Anchor component="button" size="xs" onClick={() => setAsked(true)}>
            Pourquoi certaines pages manquent&nbsp;?
          </Anchor>
          {asked && (
            <Suspense>
              <MissingPagesDialog onClose={() => setAsked(false)} />
            </Suspense>
          )}
        </>
      )}
      <output className={classes.none}>{shown.length === 0 && 'Aucune entrée du menu ne correspond.'}</output>
    </nav>
  );
};
