import { call } from '../../kit/client.ts';
import { startSession } from '../../kit/session.ts';

/** Loaded on the first keystroke: two fields need no schemas. */
export const loadCalls = () => import('@comptoir/contract/domains/session/session.calls');

export const signIn = async (login: string, password: string) => {
  const { session } = await loadCalls();
  const { token } = await call(session.authenticate, { body: { login, password, url: location.hostname } });
  startSession(token);
};
