import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  type AnyRoute,
  type ErrorComponentProps,
  type HistoryLocation,
} from '@tanstack/react-router';
import { databaseSelect } from '../domains/session/session.links.ts';
import { addressAt, at, inside, placeAtHand, tabCustomer } from '../kit/place.ts';
import { currentSession } from '../kit/session.ts';
import { NotLoaded } from '../ui/late.tsx';
import { LoadingState } from '../ui/states/loading-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { serverAnswers } from './server-answers.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { openingOf } from './routes/opening.ts';
import { mayOpen, namesKnown, type RouteEntry } from './routes/route-entry.ts';
import { routes } from './routes/routes.ts';
import { Shell } from './frame/shell.tsx';

/** One history for the tab. It speaks of documented paths; the address has the customer before them. */
const history = createBrowserHistory({
  createHref: at,
  parseLocation: () => {
    const { search, hash } = window.location;
    const pathname = inside(window.location.pathname);
    // Only this history writes the state.
    return { href: pathname + search + hash, pathname, search, hash, state: window.history.state as HistoryLocation['state'] };
  },
});

/** Another document, since another customer or none is at hand there. The page before stays until it has come. */
const goOut = (address: string) => {
  window.location.replace(address);
  return new Promise<never>(() => {});
};

interface Going {
  href: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Nobody goes there yet: somebody points at a link. */
  preload: boolean;
}

const guard = (entry: RouteEntry, info: SessionInfo, { href, params, preload }: Going) => {
  // On sign-out the login covers all pages, and no form asks.
  if (!currentSession().own) return undefined;
  const isAtCustomer = placeAtHand() !== null;
  if (info.kind === 'operator' && isAtCustomer === (entry.on === 'registry')) {
    if (preload) return undefined;
    const tab = tabCustomer();
    if (isAtCustomer) return goOut(href);
    if (tab !== null) return goOut(addressAt(tab, href));
    redirect({ to: databaseSelect, search: { retour: href }, replace: true, throw: true });
  }
  if (!mayOpen(entry, openingOf(info))) {
    if (entry.path !== databaseSelect) notFound({ throw: true });
    redirect({ to: '/', replace: true, throw: true });
  }
  if (!namesKnown(entry, params)) notFound({ throw: true });
  if (entry.redirect) redirect({ to: entry.redirect, replace: true, throw: true });
  return undefined;
};

const root = createRootRouteWithContext<{ info: SessionInfo }>()({ component: Shell });

type Load = NonNullable<RouteEntry['load']>;

/**
 * The page's code. Where it does not come although the server answers, there is a new release, and the router begins the page anew;
 * without the server that would leave the browser's own page of errors.
 */
const loading = (load: Load) => async () => {
  try {
    return { default: await load() };
  } catch (cause) {
    if (await serverAnswers()) throw cause;
    throw new NotLoaded('code not loaded', { cause });
  }
};

/** A redirection has no page: its guard leaves before one would be shown. */
const pageOf = ({ load }: RouteEntry) => (load ? { component: lazyRouteComponent(loading(load)) } : {});

const children = routes.map((entry) =>
  createRoute({
    getParentRoute: () => root,
    path: entry.path.replace(/\{(\w+)\}/g, '$$$1'),
    beforeLoad: ({ context, location, params, preload }) => guard(entry, context.info, { href: location.href, params, preload }),
    ...pageOf(entry),
  }),
);

// Routes are data, so their paths are plain strings; the `.links.ts` files keep addresses right.
const routeTree: AnyRoute = root.addChildren(children);

const RouteError = ({ error, reset }: ErrorComponentProps) => (
  <ErrorPage error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
);

export const createConsoleRouter = (info: SessionInfo) =>
  createRouter({
    routeTree,
    history,
    context: { info },
    caseSensitive: false,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreloadDelay: 40,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingState,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteError,
  });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
