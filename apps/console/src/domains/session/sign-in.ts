import { call, CallError } from '../../kit/client.ts';
import { startSession } from '../../kit/session.ts';
import { knownBrowser } from './known-browser.ts';

/** Loaded on the first keystroke: two fields need no schemas. */
export const loadCalls = () => import('@comptoir/contract/domains/session/session.calls');

export const signIn = async (login: string, password: string) => {
  const { session } = await loadCalls();
  const { token } = await call(session.authenticate, {
    headers: knownBrowser(),
    body: { login, password, url: location.hostname },
  });
  startSession(token);
};

/** What ends a sign-in whose password was right, with its code; null for any other refusal. */
export const secondStepOf = async (error: unknown) => {
  if (!(error instanceof CallError) || !error.second) return null;
  const { SecondStepForm } = await import('./second-step-form.tsx');
  return { SecondStepForm, ...error.second };
};
export type LoadedSecondStep = NonNullable<Awaited<ReturnType<typeof secondStepOf>>>;
