import { useEffect, useState, type ComponentType } from 'react';
import { LoginForm } from '../domains/session/login-form.tsx';
import { isLienPage } from '../kit/place.ts';
import { ownerOf, useSession } from '../kit/session.ts';
import { WaitingPage } from '../ui/states/waiting-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadWorkspace = () => import('./frame/workspace.tsx').then(({ Workspace }) => Workspace);
const loadLienPage = () => import('../domains/session/lien-page.tsx').then(({ LienPage }) => LienPage);

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

/** Where a mail leads is for whoever holds it, signed in or not. */
const isLien = isLienPage(location.pathname);

/**
 * Nobody is signed in: the login stands alone, and nothing of a page that was open is left in the document. After a session that
 * ended by itself the same person comes back to the same place with what they had typed, which drafts keep.
 */
const SignedInOrNot = () => {
  const { own } = useSession();
  if (own) return <Later load={loadWorkspace} key={JSON.stringify(ownerOf(own))} />;
  return <LoginForm onStart={() => void loadWorkspace().catch(() => undefined)} />;
};

export const Root = () => <ErrorBoundary>{isLien ? <Later load={loadLienPage} /> : <SignedInOrNot />}</ErrorBoundary>;
