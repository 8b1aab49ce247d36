/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the combobox of the ARIA patterns: the field handles the keys and keeps the focus. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useImperativeHandle, useMemo, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { afterPaint } from '../../kit/after-paint.ts';
import { at } from '../../kit/place.ts';
import { notify } from '../../kit/notify.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { useMenuKept } from '../frame/kept/menu-kept.ts';
import { currentEntry, type MenuGroup } from '../frame/menu.ts';
import { openingOf } from '../routes/opening.ts';
import { useDroits } from './droits.ts';
import { useFiches } from './fiches.ts';
import { keptItems, type Asked, type PaletteItem } from './items.ts';
import { useLocalItems } from './local-items.ts';
import type { PaletteKeys } from './palette-keys.ts';
import { offeredOf, rankedOf, type Ranked } from './ranking.ts';
import { motOf, useSujets } from './sujets.ts';
import classes from './results.module.css';

export interface PaletteResultsProps {
  ref: Ref<PaletteKeys>;
  /** Of the list, which the field names. */
  id: string;
  query: string;
  onChange: (query: string) => void;
  /** What the field asks for, where it is something else than at first. */
  onLabel: (words: string | undefined) => void;
  menu: readonly MenuGroup[];
  /** The element of the option that is highlighted. */
  onActive: (element: string | undefined) => void;
  onLeave: () => void;
}

/** Groups for what is typed. Records come later, so they stand last: nothing that is highlighted moves. */
const useGroups = (typed: string, asked: Asked | undefined, menu: readonly MenuGroup[]) => {
  const query = asked ? '' : typed;
  const info = useSessionInfo();
  const [kept] = useMenuKept(info.login);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const here = currentEntry(menu, pathname);
  const local = useLocalItems(menu);
  const droits = useDroits(query);
  const fiches = useFiches(query);
  const sujets = useSujets(asked, typed, kept, pathname);
  const groups = useMemo((): Ranked[] => {
    const recents = kept.recents.filter((path) => path !== here);
    if (query.trim() !== '') return rankedOf(local.items, query, recents);
    const others = kept.fiches.filter(({ Ecran }) => Ecran !== pathname);
    return offeredOf(local.items, { recents, pins: kept.pins, fiches: keptItems(others, info.customer?.BDGp, openingOf(info)) });
  }, [local.items, query, kept, here, pathname, info]);
  if (asked) {
    const { groups: found, isLoading, isCut, isError } = sujets;
    return { groups: found, loading: isLoading, isCut, unread: isError ? ['toutes les fiches'] : [] };
  }
  const found: Ranked[] = [
    ...groups,
    ...droits.groups,
    ...(fiches.items.length > 0 ? [{ group: 'Fiches', items: fiches.items } as const] : []),
  ];
  return {
    groups: found,
    loading: local.isLoading || droits.isLoading || fiches.isLoading,
    isCut: false,
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
    else afterPaint(() => history.push(target.path));
  };
};

/** Where a setting was chosen, to go back there. */
interface Step {
  asked: Asked;
  query: string;
  item: string;
}

export const PaletteResults = ({ ref, id, query, onChange, onLabel, menu, onActive, onLeave }: PaletteResultsProps) => {
  const [asking, setAsking] = useState<Step>();
  const { groups, loading, isCut, unread } = useGroups(query, asking?.asked, menu);
  const go = useOpen(onLeave);
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

  const open = (item: PaletteItem, newTab: boolean) => {
    const asked = 'path' in item.target ? item.target.asks : undefined;
    if (!asked) return go(item, newTab);
    setAsking({ asked, query, item: item.id });
    onChange('');
    onLabel(`Nom de la fiche (${motOf(asked)})`);
  };
  const back = ({ query: before, item }: Step) => {
    setAsking(undefined);
    setHeld({ query: before, item });
    onChange(before);
    onLabel(undefined);
  };

  const onKey = (event: KeyboardEvent) => {
    if (asking && (event.key === 'Escape' || (event.key === 'Backspace' && query === ''))) {
      event.preventDefault();
      return back(asking);
    }
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
  useImperativeHandle(ref, () => ({ onKey, choose: () => highlighted && open(highlighted, false) }));
  const onClick = (event: MouseEvent, item: PaletteItem) => open(item, event.ctrlKey || event.metaKey);

  return (
    <>
      {asking && (
        <div className={classes.step}>
          <output>
            <strong>{asking.asked.setting}</strong>
            {`\u00a0: dans quelle fiche\u00a0? (${motOf(asking.asked)})`}
          </output>
          <button type="button" tabIndex={-1} onClick={() => back(asking)}>
            Revenir <kbd>Échap</kbd>
          </button>
        </div>
      )}
      <output className={classes.said}>
        {loading
          ? 'Chargement en cours…'
          : isCut
            ? `${items.length} premiers résultats\u00a0: écrivez un nom pour préciser`
            : counted(items.length, 'résultat')}
      </output>
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
