import { call } from '../../kit/client.ts';
import { currentSession, ownerOf, startSession, type Owner } from '../../kit/session.ts';

/** Loaded on the first keystroke: two fields need no schemas. */
export const loadCalls = () => import('@comptoir/contract/domains/session/session.calls');

interface Opened {
  token: string;
  activites: number[];
}

/** Brings the same operator back to the customer of the ended session. */
const resume = async (opened: Opened, ended: Owner | null): Promise<Opened> => {
  const isBack = ended?.kind === 'operator' && ended.name === ownerOf(opened.token)?.name;
  if (!isBack || !ended.BDGp || !ended.serverIP) return opened;
  const { session } = await loadCalls();
  const headers = { server: ended.serverIP, bdgp: ended.BDGp };
  // Whatever the refusal, the person then chooses a customer.
  return call(session.select, { headers }, { token: opened.token }).catch(() => opened);
};

export const signIn = async (login: string, password: string) => {
  const { session } = await loadCalls();
  const opened = await call(session.authenticate, { body: { login, password, url: location.hostname } });
  const { token, activites } = await resume(opened, currentSession().ended);
  startSession(token, activites);
};
