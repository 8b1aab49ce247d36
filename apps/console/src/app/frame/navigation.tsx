import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { currentEntry, filterMenu, type MenuEntry, type MenuGroup } from './menu.ts';
import classes from './navigation.module.css';

const Entry = ({ entry: { label, href, outside }, current, exact }: { entry: MenuEntry; current: boolean; exact: boolean }) =>
  outside ? (
    <a href={href} target="_blank" rel="noreferrer" className={classes.entry}>
      {label}
      <IconExternalLink size={14} aria-hidden />
      <VisuallyHidden>(nouvel onglet)</VisuallyHidden>
    </a>
  ) : (
    <a href={href} className={classes.entry} {...(current ? { 'aria-current': exact ? 'page' : 'true' } : {})}>
      {label}
    </a>
  );

export interface NavigationProps {
  groups: readonly MenuGroup[];
  pathname: string;
}

export const Navigation = ({ groups, pathname }: NavigationProps) => {
  const { history } = useRouter();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => filterMenu(groups, typed), [groups, typed]);
  const current = useMemo(() => currentEntry(groups, pathname), [groups, pathname]);
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKey = ({ key }: KeyboardEvent) => {
    const first = shown[0]?.entries.find(({ outside }) => !outside);
    if (key === 'Escape') setTyped('');
    if (key === 'Enter' && typed && first) history.push(first.href);
  };
  return (
    <nav aria-label="Menu principal" ref={nav}>
      {groups.length > 1 && (
        <TextInput
          type="search"
          aria-label="Filtrer le menu"
          placeholder="Filtrer le menu"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKey}
          mb="xs"
        />
      )}
      {shown.map(({ label, entries }, place) => (
        <div key={label} role="group" aria-labelledby={`${id}${place}`}>
          <h2 id={`${id}${place}`} className={classes.group}>
            {label}
          </h2>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry entry={entry} current={entry.href === current} exact={entry.href.toLowerCase() === pathname.toLowerCase()} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <output className={classes.none}>{shown.length === 0 && 'Aucune entrée du menu ne correspond.'}</output>
    </nav>
  );
};
