import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { FrameIcon } from './frame-icon.tsx';
import type { MenuEntry } from './menu.ts';
import classes from './navigation.module.css';
import { signs } from './signs.ts';

export interface Pinning {
  pins: readonly string[];
  onPin: (href: string) => void;
}

interface EntryProps {
  entry: MenuEntry;
  address: string;
  /** `page`: the page at hand; `true`: it lies below this entry. */
  current?: 'page' | 'true' | undefined;
  pinning?: Pinning | undefined;
}

const Entry = ({ entry: { label, href, outside, icon }, address, current, pinning }: EntryProps) => {
  const isPinned = pinning?.pins.includes(href) ?? false;
  return (
    <li className={classes.line}>
      <a href={address} className={classes.entry} aria-current={current} {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}>
        <FrameIcon name={icon} />
        {label}
        {outside && <VisuallyHidden>(nouvel onglet)</VisuallyHidden>}
      </a>
      {pinning && !outside && (
        <button
          type="button"
          className={classes.pin}
          aria-pressed={isPinned}
          aria-label={`Épingler ${label}`}
          title={isPinned ? 'Ne plus épingler' : 'Épingler en haut du menu'}
          onClick={() => pinning.onPin(href)}
        >
          <FrameIcon name={isPinned ? signs.pinned : signs.pin} size={16} />
        </button>
      )}
    </li>
  );
};

export interface MenuGroupProps {
  label: string;
  icon: string;
  entries: readonly MenuEntry[];
  addressOf: (entry: MenuEntry) => string;
  currentOf?: (entry: MenuEntry) => 'page' | 'true' | undefined;
  pinning?: Pinning | undefined;
  /** Without it, the group cannot be folded. */
  folding?: { folded: boolean; onFold: () => void; begins: boolean } | undefined;
}

/** Entries under a heading. A folded group still shows the entry of the page at hand. */
export const MenuGroup = ({ label, icon, entries, addressOf, currentOf, pinning, folding }: MenuGroupProps) => {
  const id = useId();
  const shown = folding?.folded ? entries.filter((entry) => currentOf?.(entry)) : entries;
  const heading = (
    <>
      <FrameIcon name={icon} size={16} />
      <span id={id}>{label}</span>
    </>
  );
  return (
    <div role="group" aria-labelledby={id}>
      <h2 className={classes.group}>
        {folding ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!folding.folded}
            onClick={folding.onFold}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the rail's icon, which had the focus, has become this heading
            autoFocus={folding.begins}
          >
            {heading}
            <FrameIcon name={signs.fold} size={16} />
          </button>
        ) : (
          <span className={classes.fold}>{heading}</span>
        )}
      </h2>
      {shown.length > 0 && (
        <ul className={classes.entries}>
          {shown.map((entry) => (
            <Entry key={entry.href} entry={entry} address={addressOf(entry)} current={currentOf?.(entry)} pinning={pinning} />
          ))}
        </ul>
      )}
    </div>
  );
};
