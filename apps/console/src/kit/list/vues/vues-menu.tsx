import { vues, type Vue } from '@comptoir/contract/domains/vues/vues.calls';
import { vueFields } from '@comptoir/contract/domains/vues/vues.fields';
import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ReadFailure } from '../../read-failure.tsx';
import { useClosed, useRead } from '../../queries.ts';
import type { AskedDialog, VueProps } from './open-vue.ts';
import { useVueActs } from './use-vue-acts.ts';
import css from './vues.module.css';

interface VuesMenuProps extends VueProps {
  changed: boolean | null | undefined;
  ask: (asked: AskedDialog) => void;
  onClose: () => void;
}

interface EntryProps {
  children: ReactNode;
  /** One of several, or a thing that is on or off; absent: an act. */
  kind?: 'radio' | 'checkbox';
  checked?: boolean;
  destructive?: boolean;
  /** Names what says why it may not be done. */
  closedBy?: string | undefined;
  onClick: () => void;
}

const Entry = ({ children, kind, checked = false, destructive = false, closedBy, onClick }: EntryProps) => (
  <Button
    role={kind ? `menuitem${kind}` : 'menuitem'}
    aria-checked={kind ? checked : undefined}
    tabIndex={-1}
    variant="subtle"
    color={destructive ? 'red' : 'gray'}
    size="xs"
    justify="flex-start"
    fullWidth
    leftSection={<span className={css.mark}>{checked && <IconCheck size={16} aria-hidden />}</span>}
    {...(closedBy === undefined ? { onClick } : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': closedBy })}
  >
    {children}
  </Button>
);

const titles: readonly { Portee: Vue['Portee']; title: string }[] = [
  { Portee: 'moi', title: 'Mes vues' },
  { Portee: 'client', title: 'Vues du groupe' },
  { Portee: 'operateurs', title: 'Vues des opérateurs' },
];

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const entriesOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

/** The arrows walk, and Tab leaves: the browser gives the focus back to the button. */
const onKeys = (event: KeyboardEvent<HTMLElement>, leave: () => void) => {
  const entries = entriesOf(event.currentTarget);
  const step = steps[event.key];
  if (event.key === 'Tab') leave();
  if (!step) return;
  event.preventDefault();
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries[step(at, entries.length)]?.focus();
};

/** The views of this screen, and what may be done with the one that is shown. */
export const VuesMenu = ({ changed, ask, onClose, ...props }: VuesMenuProps) => {
  const { ecran, vue, control } = props;
  const query = useRead(vues.list, {});
  const acts = useVueActs(props);
  const closed = useClosed(vues.update);
  const why = useId();
  const closedBy = closed === null ? undefined : why;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entries = entriesOf(menu.current);
    (entries.find((entry) => entry.ariaChecked === 'true') ?? entries[0])?.focus();
  }, []);
  const doing = (act: () => void) => () => {
    onClose();
    act();
  };
  const here = query.data?.filter(({ Ecran }) => Ecran === ecran) ?? [];
  const beside = here.filter(({ Portee }) => Portee === vue?.Portee);
  const place = beside.findIndex(({ IDVue }) => IDVue === vue?.IDVue);
  return (
    <div className={css.menu}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries have the focus */}
      <div ref={menu} role="menu" aria-label="Vues de la liste" onKeyDown={(event) => onKeys(event, onClose)}>
        <Entry kind="radio" checked={!vue} onClick={doing(() => control.open(null))}>
          Disposition d’origine
        </Entry>
        {titles.map(({ Portee, title }) => {
          const own = here.filter((one) => one.Portee === Portee);
          return (
            own.length > 0 && (
              <div key={Portee} role="group" aria-label={title}>
                <Text className={css.title ?? ''} aria-hidden>
                  {title}
                </Text>
                {own.map(({ IDVue, Nom, ParDefaut }) => (
                  <Entry key={IDVue} kind="radio" checked={IDVue === vue?.IDVue} onClick={doing(() => acts.show(IDVue))}>
                    {Nom}
                    {ParDefaut && <span className={css.note}>&nbsp;· s’ouvre d’elle-même</span>}
                  </Entry>
                ))}
              </div>
            )
          );
        })}
        <div role="group" aria-label="Cette vue" className={css.acts}>
          {vue && changed && vue.estModifiable && (
            <Entry closedBy={closedBy} onClick={doing(() => acts.save(vue))}>
              Enregistrer «&nbsp;{vue.Nom}&nbsp;»
            </Entry>
          )}
          {vue && changed && <Entry onClick={doing(() => control.open(vue.IDVue))}>Revenir à la vue</Entry>}
          <Entry closedBy={closedBy} onClick={doing(() => ask({ kind: 'new', Nom: vue?.isCopy ? vue.Nom : '' }))}>
            Enregistrer sous…
          </Entry>
          {vue?.estModifiable && (
            <>
              <Entry closedBy={closedBy} onClick={doing(() => ask({ kind: 'change', vue }))}>
                {vue.estMienne ? 'Renommer, partager…' : 'Renommer…'}
              </Entry>
              <Entry
                kind="checkbox"
                checked={vue.ParDefaut}
                closedBy={closedBy}
                onClick={doing(() => acts.setDefault(vue, !vue.ParDefaut))}
              >
                {vueFields.ParDefaut.label}
              </Entry>
              {place > 0 && (
                <Entry closedBy={closedBy} onClick={doing(() => acts.move(vue, place))}>
                  Monter dans la liste
                </Entry>
              )}
              {place >= 0 && place < beside.length - 1 && (
                <Entry closedBy={closedBy} onClick={doing(() => acts.move(vue, place + 2))}>
                  Descendre dans la liste
                </Entry>
              )}
              <Entry destructive closedBy={closedBy} onClick={doing(() => acts.remove(vue))}>
                Supprimer la vue
              </Entry>
            </>
          )}
        </div>
      </div>
      {closed !== null && (
        <Text id={why} className={css.why ?? ''}>
          {closed}
        </Text>
      )}
      {query.isLoading && (
        <Text size="xs" c="dimmed" role="status">
          Lecture des vues…
        </Text>
      )}
      <ReadFailure query={query} />
    </div>
  );
};
