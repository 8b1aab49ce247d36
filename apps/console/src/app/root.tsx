import { Activity, lazy, Suspense, useState } from 'react';
import { LoginForm } from '../domains/session/login-form.tsx';
import { ownerOf, useSession, type StoredSession } from '../kit/session.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadWorkspace = () => import('./workspace.tsx');
const Workspace = lazy(() => loadWorkspace().then(({ Workspace: component }) => ({ default: component })));

/** Names whose work is on the screen. A session that ended keeps its name, if its work was on the screen in this tab. */
const useWorkspaceKey = ({ token, ended }: StoredSession) => {
  const [shown, setShown] = useState<string | null>(null);
  const key = JSON.stringify(token ? ownerOf(token) : ended);
  if (token && key !== shown) setShown(key);
  return token || (ended && key === shown) ? key : null;
};

/**
 * Nobody signed in: the login, in the place of everything. After a session that ended by itself, what was being typed
 * stays behind it, and comes back with the same person and customer; anybody else gets a console of their own.
 */
export const Root = () => {
  const session = useSession();
  const key = useWorkspaceKey(session);
  return (
    <ErrorBoundary>
      {key && (
        <Activity mode={session.token ? 'visible' : 'hidden'}>
          <Suspense fallback={<LoadingState />}>
            <Workspace key={key} />
          </Suspense>
        </Activity>
      )}
      {!session.token && <LoginForm onStart={() => void loadWorkspace()} />}
    </ErrorBoundary>
  );
};
