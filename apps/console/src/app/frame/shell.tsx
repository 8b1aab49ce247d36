import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ProofQuestion } from '../../kit/proof/proof-question.tsx';
import { instantAtHand } from '../../kit/place.ts';
import { onFollow, useSessionInfo } from '../../kit/session.ts';
import { BesideTitle } from '../../ui/page-header.tsx';
import { showNotice } from '../../ui/notifications.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { turn, useMenuKept, visited } from './kept/menu-kept.ts';
import { MenuRail } from './menu-rail.tsx';
import { currentEntry, isPartial, menuOf, type MenuGroup } from './menu.ts';
import { Navigation } from './navigation.tsx';
import { PaletteDialog, preloadPalette } from '../palette/palette-dialog.tsx';
import { openingOf } from '../routes/opening.ts';
import { usePins } from './kept/use-pins.ts';
import { useFocusOnPage } from './keys/use-focus-on-page.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import classes from './shell.module.css';
import { ahead, late } from '../../ui/late.tsx';

const HelpPanel = late(() => import('../help/help-panel.tsx').then(({ HelpPanel: component }) => component));
/** Its place: over the page at first, then beside it. */
const helpComing = (isBeside: boolean) => (
  <div className={classes.helpComing} data-beside={isBeside || undefined}>
    <LoadingState />
  </div>
);
const RecordStar = late(() => import('./kept/record-star.tsx').then(({ RecordStar: component }) => component), { isExtra: true });
const PastBanner = late(() => import('../past/past-banner.tsx').then(({ PastBanner: component }) => component));

/** As the address of a record does, where the star has its place; which records have one is in its own code. */
const endsWithNumber = /\/\d+(?:\/(?:champs)?)?$/;
const starOf = (title: string) => (
  <Suspense fallback={<span className={classes.starComing} />}>
    <RecordStar title={title} />
  </Suspense>
);

const useMenu = () => {
  const info = useSessionInfo();
  return useMemo(() => menuOf(info, openingOf(info), info.customer !== null), [info]);
};

/** The entry of the page at hand, and what this person keeps of the menu; an entry that was opened is remembered. */
const useMenuState = (menu: readonly MenuGroup[], pathname: string, personal: boolean) => {
  const { login, kind, customer } = useSessionInfo();
  const client = useQueryClient();
  const [kept, setKept] = useMenuKept(login);
  const onPin = usePins(personal, kept, setKept);
  const current = useMemo(() => currentEntry(menu, pathname), [menu, pathname]);
  useEffect(() => {
    if (current) setKept((before) => ({ ...before, recents: visited(before.recents, current) }));
  }, [current, setKept]);
  useEffect(() => {
    const entry = menu.flatMap(({ entries }) => entries).find(({ href }) => href === current);
    if (kind !== 'operator' || !customer || !entry) return;
    const place = { BDGp: customer.BDGp, Ecran: entry.href, Nom: entry.label };
    ahead(() => import('../../kit/places/places-kept.ts').then(({ keepPlace }) => keepPlace(client, place)));
  }, [kind, customer, menu, current, client]);
  return { kept, current, onPin, onKeep: (change: Partial<typeof kept>) => setKept((before) => ({ ...before, ...change })) };
};

/** Long after what the first page needs. */
const releaseAfter = 60_000;
const useReleaseNotice = () =>
  useEffect(() => {
    const timer = setTimeout(() => ahead(() => import('./release-watch.ts').then(({ watchRelease }) => watchRelease())), releaseAfter);
    return () => clearTimeout(timer);
  }, []);

const useFollowNotice = () =>
  useEffect(
    () =>
      onFollow(() =>
        showNotice({ kind: 'news', message: 'Une autre personne s’est connectée dans un autre onglet : cette page a suivi.' }),
      ),
    [],
  );

/** The frame of every page: header, menu, page. */
export const Shell = () => {
  const menu = useMenu();
  const info = useSessionInfo();
  const { kind } = info;
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [full, setFull] = useLocalStorage({ key: 'comptoir.menu', defaultValue: true, getInitialValueInEffect: false });
  const [drawer, { open, close }] = useDisclosure();
  const [palette, showPalette] = useDisclosure();
  const [help, showHelp] = useDisclosure();
  const hasHelp = useDeferredValue(help);
  const main = useRef<HTMLElement>(null);
  const instant = instantAtHand();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useFocusOnPage(main, pathname);
  useKeptFocus();
  useEffect(close, [pathname, close]);
  useFollowNotice();
  useReleaseNotice();
  const personal = kind === 'operator' && menu.length > 1;
  const partial = menu.length > 1 && isPartial(info, true, menu);
  const { kept, current, onKeep, onPin } = useMenuState(menu, pathname, personal);
  const [begun, setBegun] = useState<string>();
  const turnMenu = () => {
    setBegun(undefined);
    if (wide) setFull(!full);
    else open();
  };
  const openGroup = ({ label, folded }: MenuGroup) => {
    if (folded !== kept.turned.includes(label)) onKeep({ turned: turn(kept.turned, label) });
    setBegun(label);
    setFull(true);
  };
  const turnPalette = () => {
    // Nothing is seen or reached above the drawer's modal dialog.
    close();
    showPalette.toggle();
  };
  const router = useRouter();
  useShortcuts({ control: preloadPalette, palette: turnPalette, fold: turnMenu, help: showHelp.toggle, router, menu, info });

  const navigation = <Navigation {...{ groups: menu, pathname, current, begun, personal, partial, kept, onKeep, onPin }} />;
  return (
    <div className={classes.shell} data-past={instant === null ? undefined : true}>
      <a
        href="#contenu"
        className={classes.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Aller au contenu
      </a>
      <Header
        menuOpen={wide ? full : drawer}
        menuLabel={wide ? (full ? 'Réduire le menu' : 'Déplier le menu') : 'Ouvrir le menu'}
        onMenu={turnMenu}
        onPalette={showPalette.open}
        helpOpen={help}
        onHelp={showHelp.toggle}
      />
      {instant !== null && (
        <Suspense fallback={<p className={classes.pastComing}>Vous voyez ce client à une date passée</p>}>
          <PastBanner instant={instant} />
        </Suspense>
      )}
      {wide && (
        <div className={classes.aside} data-rail={full ? undefined : true}>
          {full ? navigation : <MenuRail groups={menu} current={current} onOpen={openGroup} />}
        </div>
      )}
      {!wide && drawer && <MenuDrawer onClose={close}>{navigation}</MenuDrawer>}
      <main id="contenu" ref={main} tabIndex={-1} className={classes.main}>
        <BesideTitle value={personal && instant === null && endsWithNumber.test(pathname) ? starOf : null}>
          <Outlet />
        </BesideTitle>
      </main>
      {/* Its place is seen at once, and is empty at once; the page makes room, and takes it back, right afterwards, whenever it comes. */}
      {help && !hasHelp && helpComing(false)}
      {hasHelp && (
        <Suspense fallback={helpComing(true)}>
          <HelpPanel hidden={!help} pathname={pathname} onClose={showHelp.close} />
        </Suspense>
      )}
      {palette && <PaletteDialog menu={menu} onClose={showPalette.close} />}
      <ProofQuestion />
    </div>
  );
};
