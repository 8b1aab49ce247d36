import { showNotice } from '../../ui/notifications.tsx';

/** Seldom enough to cost nothing, and at most so often when a tab is looked at again. */
const every = 10 * 60_000;

const message =
  'Une nouvelle version de la console est prête. Rechargez la page quand vous voulez\u00a0: ce qui est saisi est gardé en brouillon, sauf les mots de passe et les fichiers choisis.';

/** The page that the server gives now begins with other code than this one did. */
const isNewer = async () => {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? '';
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(own);
};

let watching = false;

/** Says once that the server has a newer console. A server that does not answer says nothing: the next read does. */
export const watchRelease = () => {
  // The frame begins anew with each person who signs in.
  if (watching) return;
  watching = true;
  let last = 0;
  const look = async () => {
    if (document.hidden || Date.now() - last < every) return;
    last = Date.now();
    if (!(await isNewer().catch(() => false))) return;
    stop();
    showNotice({ kind: 'news', message, act: { label: 'Recharger', run: () => location.reload() } });
  };
  const seen = () => void look();
  const timer = setInterval(seen, every);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
  document.addEventListener('visibilitychange', seen);
  seen();
};
