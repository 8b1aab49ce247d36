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

interface Folding {
  folded: boolean;
  onFold: () => void;
}

export interface MenuGroupProps {
  label: string;
  icon: string;
  entries: readonly MenuEntry[];
  /** What the customer does not use: after the others, under a heading of its own. */
  unused?: { entries: readonly MenuEntry[]; folding: Folding | undefined } | undefined;
  addressOf: (entry: MenuEntry) => string;
  currentOf?: (entry: MenuEntry) => 'page' | 'true' | undefined;
  pinning?: Pinning | undefined;
  /** Without it, the group cannot be folded. */
  folding?: (Folding & { begins: boolean }) | undefined;
}

/** Entries under a heading. A folded group still shows the entry of the page at hand. */
export const MenuGroup = ({ label, icon, entries, unused, addressOf, currentOf, pinning, folding }: MenuGroupProps) => {
  const id = useId();
  const unusedId = useId();
  const shownOf = (some: readonly MenuEntry[], isFolded: boolean) => (isFolded ? some.filter((entry) => currentOf?.(entry)) : some);
  const isFolded = folding?.folded ?? false;
  const listOf = (some: readonly MenuEntry[], labelled?: string) =>
    some.length > 0 && (
      <ul className={classes.entries} aria-labelledby={labelled}>
        {some.map((entry) => (
          <Entry key={entry.href} entry={entry} address={addressOf(entry)} current={currentOf?.(entry)} pinning={pinning} />
        ))}
      </ul>
    );
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
      {listOf(shownOf(entries, isFolded))}
      {unused?.folding && !isFolded && (
        <h3 className={classes.group}>
          <button type="button" className={classes.fold} aria-expanded={!unused.folding.folded} onClick={unused.folding.onFold}>
            <span id={unusedId}>{`Non utilisées (${unused.entries.length})`}</span>
            <FrameIcon name={signs.fold} size={16} />
          </button>
        </h3>
      )}
      {unused &&
        listOf(shownOf(unused.entries, isFolded || (unused.folding?.folded ?? false)), unused.folding && !isFolded ? unusedId : undefined)}
    </div>
  );
};
