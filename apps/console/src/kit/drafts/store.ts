/** What somebody has typed and not saved: by path, the value then and what was typed over it. */
export interface Draft {
  /** When it was last typed into, in ISO. */
  at: string;
  /** The version of the record that it stands on; null where there is none. */
  version: string | null;
  fields: Readonly<Record<string, readonly [base: unknown, typed: unknown]>>;
  /** How the fields are called that were typed too and are never kept. */
  left: readonly string[];
}

/** Whose, of which customer, page and form. */
const prefix = 'comptoir.brouillon ';
export const draftKey = (...parts: readonly (string | null)[]) => prefix + parts.map((part) => part ?? '').join(' ');

/** Where the tab keeps the keys of additions that were not answered (`once/write-key.ts`): they go as drafts do. */
export const unansweredKey = 'comptoir.sans-reponse';

const mostLetters = 65_536;
const mostDrafts = 30;
const keptFor = 24 * 60 * 60_000;
const writtenAfter = 300;

/** Another release may have kept something else there. */
const isDraft = (read: unknown): read is Draft =>
  typeof read === 'object' && read !== null && 'at' in read && 'fields' in read && 'left' in read && Array.isArray(read.left);

const stored = (key: string): Draft | null => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(read) && Date.now() - Date.parse(read.at) < keptFor ? read : null;
  } catch {
    return null;
  }
};

/** What is to be written soon; typing does not wait for it. */
const pending = new Map<string, () => Draft>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Drafts that the browser did not keep: their forms say so. */
const refused = new Set<string>();
const listeners = new Set<() => void>();
export const onRefused = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const isRefused = () => refused.size > 0;
const setRefused = (key: string, isOne: boolean) => {
  if (refused.has(key) === isOne) return;
  if (isOne) refused.add(key);
  else refused.delete(key);
  for (const listener of listeners) listener();
};

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

/** The other drafts, oldest first; those that are too old go. */
const others = (mine: string) => {
  const found = keys()
    .filter((key) => key !== mine)
    .map((key) => ({ key, draft: stored(key) }));
  for (const { key, draft } of found) if (!draft) sessionStorage.removeItem(key);
  return found.flatMap(({ key, draft }) => (draft ? [{ key, at: draft.at }] : [])).toSorted((a, b) => a.at.localeCompare(b.at));
};

const written = (key: string, text: string) => {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** A full store gives up its oldest drafts first. */
const write = (key: string, draft: Draft) => {
  const text = JSON.stringify(draft);
  const older = others(key);
  const drop = () => {
    const oldest = older.shift();
    if (oldest) sessionStorage.removeItem(oldest.key);
    return oldest !== undefined;
  };
  while (older.length >= mostDrafts) drop();
  let isKept = false;
  if (text.length <= mostLetters)
    do isKept = written(key, text);
    while (!isKept && drop());
  if (!isKept) sessionStorage.removeItem(key);
  setRefused(key, !isKept);
};

/** Writes what waits: the page may be gone in a moment. */
const writeDrafts = () => {
  clearTimeout(timer);
  timer = undefined;
  const waiting = [...pending];
  pending.clear();
  for (const [key, make] of waiting) write(key, make());
};

globalThis.addEventListener?.('pagehide', writeDrafts);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) writeDrafts();
});

/** Keeps a draft with this tab. */
export const keepDraft = (key: string, make: () => Draft) => {
  pending.set(key, make);
  timer ??= setTimeout(writeDrafts, writtenAfter);
};

export const readDraft = (key: string): Draft | null => pending.get(key)?.() ?? stored(key);

export const dropDraft = (key: string) => {
  pending.delete(key);
  sessionStorage.removeItem(key);
  setRefused(key, false);
};

/** Whoever signs out leaves nothing on this machine, and nobody finds what another person typed. */
export const dropAllDrafts = () => {
  sessionStorage.removeItem(unansweredKey);
  for (const key of new Set([...keys(), ...pending.keys()])) dropDraft(key);
};

/** The page whose drafts are applied without asking: the person did not choose to leave it. */
let resumed: string | null = null;

/** The session ended by itself, and the same person is back. */
export const resumeHere = () => {
  resumed = location.pathname;
};

/** Whether drafts of this page are applied without asking. */
export const isResumed = () => resumed === location.pathname;
