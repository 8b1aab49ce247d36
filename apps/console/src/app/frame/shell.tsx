import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, type RefObject } from 'react';
import { onFollow, useSessionInfo } from '../../kit/session.ts';
import { showNotice } from '../../ui/notifications.tsx';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { menuOf } from './menu.ts';
import { Navigation } from './navigation.tsx';
import { openingOf } from '../routes/opening.ts';
import { useShortcuts } from './use-shortcuts.ts';
import classes from './shell.module.css';

const Palette = lazy(() => import('../palette/palette.tsx').then(({ Palette: component }) => ({ default: component })));
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog: component }) => ({ default: component })));

/** After a change of page, the keyboard starts at its content. */
const useFocusOnPage = (main: RefObject<HTMLElement | null>) => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    if (pathname === previous.current) return;
    previous.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return pathname;
};

const useMenu = () => {
  const info = useSessionInfo();
  return useMemo(() => menuOf(info, openingOf(info), info.customer !== null), [info]);
};

const useFollowNotice = () =>
  useEffect(
    () =>
      onFollow(() =>
        showNotice({ kind: 'news', message: "Une autre personne s'est connectée dans un autre onglet : cette page a suivi." }),
      ),
    [],
  );

/** The frame of every page: header, menu, page. */
export const Shell = () => {
  const menu = useMenu();
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const [kept, setKept] = useLocalStorage({ key: 'comptoir.menu', defaultValue: true, getInitialValueInEffect: false });
  const [drawer, { open, close }] = useDisclosure();
  const [palette, showPalette] = useDisclosure();
  const [keys, showKeys] = useDisclosure();
  const main = useRef<HTMLElement>(null);
  const pathname = useFocusOnPage(main);
  useEffect(close, [pathname, close]);
  useFollowNotice();
  useShortcuts({ palette: showPalette.toggle, keys: showKeys.open });

  const navigation = <Navigation groups={menu} pathname={pathname} />;
  const isOpen = wide ? kept : drawer;
  return (
    <div className={classes.shell}>
      <a href="#contenu" className={classes.skip}>
        Aller au contenu
      </a>
      <Header menuOpen={isOpen} onMenu={() => (wide ? setKept(!kept) : open())} onPalette={showPalette.open} onKeys={showKeys.open} />
      {wide && kept && <div className={classes.aside}>{navigation}</div>}
      {!wide && drawer && <MenuDrawer onClose={close}>{navigation}</MenuDrawer>}
      <main id="contenu" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Suspense>
        {palette && <Palette menu={menu} onClose={showPalette.close} />}
        {keys && <KeysDialog onClose={showKeys.close} />}
      </Suspense>
    </div>
  );
};
