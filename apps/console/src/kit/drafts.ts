import { isMarked, type Marks } from './form/saving/changes.ts';

/** What somebody has typed into a form and not saved, by the path of each changed field. */
export interface Draft {
  /** When it was last typed into, in ISO. */
  at: string;
  /** The version of the record that it stands on; null of a new one. */
  version: string | null;
  values: Readonly<Record<string, unknown>>;
}

/** Whose, of which customer and which form: `comptoir.brouillon op BDGpArmor /sites/1`. */
const prefix = 'comptoir.brouillon ';
export const draftKey = (...parts: readonly (string | null)[]) => prefix + parts.map((part) => part ?? '').join(' ');

/** A file is chosen again sooner than it is kept. */
const mostLetters = 200_000;

/** Another release may have kept something else there. */
const isDraft = (read: unknown): read is Draft =>
  typeof read === 'object' && read !== null && 'values' in read && typeof read.values === 'object' && read.values !== null && 'at' in read;

export const readDraft = (key: string): Draft | null => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
};

export const dropDraft = (key: string) => sessionStorage.removeItem(key);

/** Keeps a draft with this tab; one without a value goes. A full or forbidden store keeps nothing, and the form goes on. */
export const keepDraft = (key: string, draft: Draft) => {
  const text = JSON.stringify(draft);
  try {
    if (Object.keys(draft.values).length > 0 && text.length <= mostLetters) sessionStorage.setItem(key, text);
    else dropDraft(key);
  } catch {
    dropDraft(key);
  }
};

/** Whoever signs out leaves nothing on this machine. */
export const dropAllDrafts = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) dropDraft(key);
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of what nobody else may read. */
const secretName = /password|motdepasse|secret|api_?key|token/i;
/** Whether a list of rows has such a value. */
const holdsSecret = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsSecret)
    : isObject(value) && Object.entries(value).some(([name, own]) => secretName.test(name) || holdsSecret(own));

/** The changed fields by their paths; a list is one value. What is secret is left out: it is typed again. */
export const draftOf = (values: Readonly<Record<string, unknown>>, marks: Marks, isSecret: (path: string) => boolean, above = '') => {
  const changed: Record<string, unknown> = {};
  for (const [name, mark] of Object.entries(marks)) {
    const path = above + name;
    const value = values[name];
    if (isObject(value) && isObject(mark)) Object.assign(changed, draftOf(value, mark, isSecret, `${path}.`));
    else if (isMarked(mark) && value !== undefined && !secretName.test(name) && !isSecret(path) && !holdsSecret(value))
      changed[path] = value;
  }
  return changed;
};
