/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the combobox of the ARIA patterns: the field handles the keys and keeps the focus. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useImperativeHandle, useMemo, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { at } from '../../kit/place.ts';
import { notify } from '../../kit/notify.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { useMenuKept } from '../frame/kept/menu-kept.ts';
import { currentEntry, type MenuGroup } from '../frame/menu.ts';
import { openingOf } from '../routes/opening.ts';
import { useDroits } from './droits.ts';
import { useFiches } from './fiches.ts';
import { keptItems, type PaletteItem } from './items.ts';
import { useLocalItems } from './local-items.ts';
import type { PaletteKeys } from './palette-keys.ts';
import { offeredOf, rankedOf, type Ranked } from './ranking.ts';
import classes from './results.module.css';

export interface PaletteResultsProps {
  ref: Ref<PaletteKeys>;
  /** Of the list, which the field names. */
  id: string;
  query: string;
  menu: readonly MenuGroup[];
  /** The element of the option that is highlighted. */
  onActive: (element: string | undefined) => void;
  onLeave: () => void;
}

/** Groups for what is typed. Records come later, so they stand last: nothing that is highlighted moves. */
const useGroups = (query: string, menu: readonly MenuGroup[]) => {
  const info = useSessionInfo();
  const [kept] = useMenuKept(info.login);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const here = currentEntry(menu, pathname);
  const local = useLocalItems(menu);
  const droits = useDroits(query);
  const fiches = useFiches(query);
  const groups = useMemo((): Ranked[] => {
    const recents = kept.recents.filter((path) => path !== here);
    if (query.trim() !== '') return rankedOf(local.items, query, recents);
    const others = kept.fiches.filter(({ Ecran }) => Ecran !== pathname);
    return offeredOf(local.items, { recents, pins: kept.pins, fiches: keptItems(others, info.customer?.BDGp, openingOf(info)) });
  }, [local.items, query, kept, here, pathname, info]);
  const found: Ranked[] = [
    ...groups,
    ...droits.groups,
    ...(fiches.items.length > 0 ? [{ group: 'Fiches', items: fiches.items } as const] : []),
  ];
  return {
    groups: found,
    loading: local.isLoading || droits.isLoading || fiches.isLoading,
    unread: [...local.unread, ...(droits.isError ? ['les droits'] : []), ...(fiches.isError ? ['les fiches'] : [])],
  };
};

const useOpen = (onLeave: () => void) => {
  const { history } = useRouter();
  return ({ target }: PaletteItem, newTab: boolean) => {
    onLeave();
    if ('run' in target) target.run().catch((error: unknown) => notify.failed(error, 'Le changement de client n’a pas eu lieu'));
    else if ('outside' in target) window.open(target.outside, '_blank', 'noreferrer');
    else if (newTab) window.open(at(target.path), '_blank');
    else history.push(target.path);
  };
};

export const PaletteResults = ({ ref, id, query, menu, onActive, onLeave }: PaletteResultsProps) => {
  const { groups, loading, unread } = useGroups(query, menu);
  const open = useOpen(onLeave);
  const items = groups.flatMap((group) => group.items);
  const [held, setHeld] = useState<{ query: string; item: string }>();
  const highlighted = (held?.query === query ? items.find((item) => item.id === held.item) : undefined) ?? items[0];
  // What is highlighted stays so, whatever comes later.
  if (highlighted && (held?.query !== query || held.item !== highlighted.id)) setHeld({ query, item: highlighted.id });
  const elementOf = (item: PaletteItem) => `${id}${items.indexOf(item)}`;
  const element = highlighted && elementOf(highlighted);
  useEffect(() => {
    onActive(element);
    if (element) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element, onActive]);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step && highlighted) {
      event.preventDefault();
      const next = items[Math.min(Math.max(items.indexOf(highlighted) + step, 0), items.length - 1)];
      if (next) setHeld({ query, item: next.id });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && highlighted) {
      event.preventDefault();
      open(highlighted, event.ctrlKey || event.metaKey);
    }
  };
  useImperativeHandle(ref, () => ({ onKey }));
  const onClick = (event: MouseEvent, item: PaletteItem) => open(item, event.ctrlKey || event.metaKey);

  return (
    <>
      <output className={classes.said}>{loading ? 'Chargement en cours…' : counted(items.length, 'résultat')}</output>
      {items.length === 0 && !loading && <p className={classes.said}>Rien ne correspond à cette recherche.</p>}
      {items.length > 0 && (
        <div id={id} role="listbox" aria-label="Résultats" className={classes.list}>
          {groups.map(({ group, items: some }) => (
            <div key={group} role="group" aria-labelledby={`${id}${group}`}>
              <div id={`${id}${group}`} role="presentation" className={classes.group}>
                {group}
              </div>
              {some.map((item) => (
                <div
                  key={item.id}
                  id={elementOf(item)}
                  role="option"
                  aria-selected={item === highlighted}
                  className={classes.option}
                  onClick={(event) => onClick(event, item)}
                >
                  <span className={classes.label}>{item.label}</span>
                  {item.detail && <span className={classes.detail}>{item.detail}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {unread.length > 0 && (
        <p role="alert" className={classes.unread}>
          La recherche ne porte pas sur {unread.join(', ')}&nbsp;: la lecture a échoué.
        </p>
      )}
    </>
  );
};
