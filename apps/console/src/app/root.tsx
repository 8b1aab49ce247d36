import { useEffect, useState, type ComponentType } from 'react';
import { LoginForm } from '../domains/session/login-form.tsx';
import { isLienPage, isRetourPage } from '../kit/place.ts';
import { ownerOf, useSession } from '../kit/session.ts';
import { WaitingPage } from '../ui/states/waiting-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadWorkspace = () => import('./frame/workspace.tsx').then(({ Workspace }) => Workspace);
const loadLienPage = () => import('../domains/session/lien-page.tsx').then(({ LienPage }) => LienPage);

const loadRetourPage = () => import('../domains/session/identites/retour-page.tsx').then(({ RetourPage }) => RetourPage);

interface Loaded {
  Page?: ComponentType;
  error?: Error;
}

const errorOf = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)));

/** What comes after the first code. Without `Suspense`, which shows nothing new for 300 ms after its fallback. */
const Later = ({ load }: { load: () => Promise<ComponentType> }) => {
  const [{ Page = WaitingPage, error }, setLoaded] = useState<Loaded>({});
  useEffect(
    () =>
      void load().then(
        (loaded) => setLoaded({ Page: loaded }),
        (failure: unknown) => setLoaded({ error: errorOf(failure) }),
      ),
    [load],
  );
  if (error) throw error;
  return <Page />;
};

/** Where a mail or a provider leads is for whoever comes, signed in or not. */
const outside = isLienPage(location.pathname) ? loadLienPage : isRetourPage(location.pathname) ? loadRetourPage : null;

/**
 * Nobody is signed in: the login stands alone, and nothing of a page that was open is left in the document. After a session that
 * ended by itself the same person comes back to the same place with what they had typed, which drafts keep.
 */
const SignedInOrNot = () => {
  const { own } = useSession();
  if (own) return <Later load={loadWorkspace} key={JSON.stringify(ownerOf(own))} />;
  return <LoginForm onStart={() => void loadWorkspace().catch(() => undefined)} />;
};

export const Root = () => <ErrorBoundary>{outside ? <Later load={outside} /> : <SignedInOrNot />}</ErrorBoundary>;
