import { Refusal } from '@comptoir/contract/errors';
import type { PasserelleColumns } from '@comptoir/contract/domains/passerelles/passerelles.calls';

/** Names shown in a refusal. */
const most = 5;

const named = (names: readonly string[]) => names.slice(0, most).join(', ') + (names.length > most ? '…' : '');

/**
 * The columns whose tick differs from the stored one. The list must hold each stored column once and no other, so that a
 * list that has changed meanwhile is never half saved.
 * @throws Refusal 400
 */
export const changedColumns = (stored: PasserelleColumns, sent: PasserelleColumns): PasserelleColumns => {
  const refuse = (what: string, names: readonly string[]) => {
    if (names.length > 0) throw new Refusal('invalid', `${what}\u00a0: ${named(names)}. Toute la liste des colonnes est attendue.`);
  };
  const wanted = new Map(sent.map(({ NameColumn, checked }) => [NameColumn, checked]));
  const known = new Set(stored.map(({ NameColumn }) => NameColumn));
  const twice = sent.filter(({ NameColumn }, at) => sent.findIndex((other) => other.NameColumn === NameColumn) < at);
  refuse(
    'Colonne inconnue',
    [...wanted.keys()].filter((name) => !known.has(name)),
  );
  refuse(
    'Colonne en double',
    twice.map(({ NameColumn }) => NameColumn),
  );
  refuse(
    'Colonne manquante',
    [...known].filter((name) => !wanted.has(name)),
  );
  return sent.filter(({ NameColumn, checked }) => stored.some((one) => one.NameColumn === NameColumn && one.checked !== checked));
};
