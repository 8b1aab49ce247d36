import { useEffect, useState, type ComponentType } from 'react';
import { LoginForm } from '../domains/session/login-form.tsx';
import { ownerOf, useSession } from '../kit/session.ts';
import { WaitingPage } from '../ui/states/waiting-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadWorkspace = () => import('./frame/workspace.tsx');

interface Loaded {
  Workspace?: ComponentType;
  error?: Error;
}

const errorOf = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)));

/** What is behind the login. Without `Suspense`, which shows nothing new for 300 ms after its fallback. */
const BehindLogin = () => {
  const [{ Workspace = WaitingPage, error }, setLoaded] = useState<Loaded>({});
  useEffect(() => void loadWorkspace().then(setLoaded, (failure: unknown) => setLoaded({ error: errorOf(failure) })), []);
  if (error) throw error;
  return <Workspace />;
};

/**
 * Nobody is signed in: the login stands alone, and nothing of a page that was open is left in the document. After a session that
 * ended by itself the same person comes back to the same place with what they had typed, which drafts keep.
 */
export const Root = () => {
  const { own } = useSession();
  return (
    <ErrorBoundary>
      {own ? <BehindLogin key={JSON.stringify(ownerOf(own))} /> : <LoginForm onStart={() => void loadWorkspace().catch(() => undefined)} />}
    </ErrorBoundary>
  );
};
