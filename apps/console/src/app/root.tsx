import { Activity, useEffect, useState, type ComponentType } from 'react';
import { LoginForm } from '../domains/session/login-form.tsx';
import { ownerOf, useSession, type StoredSession } from '../kit/session.ts';
import { LoadingState } from '../ui/states/loading-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadWorkspace = () => import('./frame/workspace.tsx');

interface Loaded {
  Workspace?: ComponentType;
  error?: Error;
}

const errorOf = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)));

/** What is behind the login. Without `Suspense`, which shows nothing new for 300 ms after its fallback. */
const BehindLogin = () => {
  const [{ Workspace = LoadingState, error }, setLoaded] = useState<Loaded>({});
  useEffect(() => void loadWorkspace().then(setLoaded, (failure: unknown) => setLoaded({ error: errorOf(failure) })), []);
  if (error) throw error;
  return <Workspace />;
};

/** Who is signed in. A session that ended keeps its name as long as its work is on the screen of this tab. */
const useWorkspaceKey = ({ own, ended }: StoredSession) => {
  const [shown, setShown] = useState<string | null>(null);
  const key = JSON.stringify(own ? ownerOf(own) : ended);
  if (own && key !== shown) setShown(key);
  return own || (ended && key === shown) ? key : null;
};

/**
 * Nobody is signed in: the login covers everything. After a session that ended by itself, the draft stays behind it and
 * comes back for the same person and customer. Anybody else gets a fresh console.
 */
export const Root = () => {
  const session = useSession();
  const key = useWorkspaceKey(session);
  return (
    <ErrorBoundary>
      {key && (
        <Activity mode={session.own ? 'visible' : 'hidden'}>
          <BehindLogin key={key} />
        </Activity>
      )}
      {!session.own && <LoginForm onStart={() => void loadWorkspace().catch(() => undefined)} />}
    </ErrorBoundary>
  );
};
