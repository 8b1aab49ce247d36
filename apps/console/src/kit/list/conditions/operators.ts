import { isDay, leftDay, shownDay } from '../../form/typed/typed-day.ts';
import { numberOrNull, shownNumber, typedNumber } from '../../amounts/typed-number.ts';
import { choiceInWords } from '../filters/filters.ts';
import { fold } from '../filters/fold.ts';
import { shownText, type CellKind, type CellValue } from '../rows/cell-value.ts';
import { asksAmong, readChoices } from './choices.ts';

/** What a condition is typed in. */
type Entry = 'text' | 'choices' | 'number' | 'numbers' | 'day' | 'days' | 'none';

export interface Operator {
  /** In the address, after the column: `Ville.contient`. */
  key: string;
  /** In the choice of conditions. */
  label: string;
  entry: Entry;
  /** What stands in the address where nothing is typed. */
  fixed?: string;
  /** As the address writes it; `null` for what cannot be read. */
  read: (text: string) => string | null;
  /** What is missing or wrong, for a text that cannot be read. */
  fault: string;
  /** After the column's name: 'contient brest'. */
  words: (value: string) => string;
  test: (value: string, kind: CellKind) => (cell: CellValue) => boolean;
}

const textOf = (kind: CellKind, cell: CellValue) => shownText(kind, cell).trim();

const readText = (text: string) => (text.trim() === '' ? null : text.trim());
const ofText = (key: string, label: string, holds: (text: string, asked: string) => boolean): Operator => ({
  key,
  label,
  entry: 'text',
  read: readText,
  fault: 'Tapez le texte à chercher.',
  words: (value) => `${label} ${value}`,
  test: (value, kind) => {
    const asked = fold(value).trim();
    return (cell) => holds(fold(textOf(kind, cell)), asked);
  },
});

const emptiness = (fixed: 'oui' | 'non', label: string): Operator => ({
  key: 'vide',
  label,
  entry: 'none',
  fixed,
  read: (text) => (text === fixed ? text : null),
  fault: 'Le filtre «\u00a0vide\u00a0» vaut oui ou non.',
  words: () => label,
  test: (value, kind) => (cell) => (textOf(kind, cell) === '') === (value === 'oui'),
});
const empty = [emptiness('oui', 'est vide'), emptiness('non', 'n’est pas vide')];

const among: Operator = {
  key: 'parmi',
  label: 'est l’une de ces valeurs',
  entry: 'choices',
  read: (text) => (readChoices(text) === null ? null : text),
  fault: 'Cochez au moins une valeur.',
  words: (value) => (readChoices(value) ?? []).map(choiceInWords).join(', '),
  test: (value, kind) => {
    const asked = asksAmong(value);
    return (cell) => asked(textOf(kind, cell));
  },
};

const readNumber = (text: string) => {
  const number = numberOrNull(typedNumber(text));
  return number === null ? null : String(number);
};
const shownFigure = (value: string) => shownNumber(Number(value));

const compared = (key: string, label: string, holds: (number: number, asked: number) => boolean): Operator => ({
  key,
  label,
  entry: 'number',
  read: readNumber,
  fault: 'Tapez un nombre, comme 1\u00a0250 ou 12,5.',
  words: (value) => `${label} ${shownFigure(value)}`,
  test: (value) => {
    const asked = Number(value);
    return (cell) => typeof cell === 'number' && holds(cell, asked);
  },
});

/** What is shown alike is equal: nobody sees the decimals that are not shown. */
const equal: Operator = {
  ...compared('egal', '=', () => true),
  test: (value, kind) => {
    const asked = Number(value);
    return (cell) => typeof cell === 'number' && (cell === asked || shownText(kind, cell) === shownText(kind, asked));
  },
};

const readBounds = (text: string, readOne: (part: string) => string | null, isOrdered: (from: string, to: string) => boolean) => {
  const parts = text.split('..');
  const [from, to] = parts.map((part) => readOne(part));
  return parts.length === 2 && from && to && isOrdered(from, to) ? `${from}..${to}` : null;
};
/** The two ends, both within. */
export const boundsOf = (value: string): [from: string, to: string] => {
  const [from = '', to = ''] = value.split('..');
  return [from, to];
};

const betweenNumbers: Operator = {
  key: 'entre',
  label: 'entre',
  entry: 'numbers',
  read: (text) => readBounds(text, readNumber, (from, to) => Number(from) <= Number(to)),
  fault: 'Tapez deux nombres, le plus petit d’abord.',
  words: (value) => `entre ${boundsOf(value).map(shownFigure).join(' et ')}`,
  test: (value) => {
    const [from, to] = boundsOf(value).map(Number);
    return (cell) => typeof cell === 'number' && cell >= from! && cell <= to!;
  },
};

const inParis = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The day that a cell shows, as 2026-03-09; '' for none. */
const dayOf = (kind: CellKind, cell: CellValue) => {
  if (typeof cell !== 'string' || cell === '') return '';
  const day = cell.slice(0, 10);
  if (kind !== 'dateTime') return isDay(day) ? day : '';
  const date = new Date(cell);
  return Number.isNaN(date.getTime()) ? '' : inParis.format(date);
};

const readDay = (text: string) => {
  const day = leftDay(text);
  return isDay(day) ? day : null;
};

const ofDay = (key: string, label: string, holds: (day: string, asked: string) => boolean): Operator => ({
  key,
  label,
  entry: 'day',
  read: readDay,
  fault: 'Tapez une date, comme 31/03/2026.',
  words: (value) => `${label} ${shownDay(value)}`,
  test: (value, kind) => (cell) => {
    const day = dayOf(kind, cell);
    return day !== '' && holds(day, value);
  },
});

const betweenDays: Operator = {
  key: 'entre',
  label: 'entre',
  entry: 'days',
  read: (text) => readBounds(text, readDay, (from, to) => from <= to),
  fault: 'Tapez deux dates, la plus ancienne d’abord.',
  words: (value) => `entre le ${boundsOf(value).map(shownDay).join(' et le ')}`,
  test: (value, kind) => {
    const [from, to] = boundsOf(value);
    return (cell) => {
      const day = dayOf(kind, cell);
      return day !== '' && day >= from && day <= to;
    };
  },
};

const dayLength = 86_400_000;

/** Today and the days before it, `count` in all. */
const lastDays = (count: '7' | '30'): Operator => ({
  key: 'derniers',
  label: `ces ${count} derniers jours`,
  entry: 'none',
  fixed: count,
  read: (text) => (text === count ? text : null),
  fault: 'Le nombre des derniers jours est 7 ou 30.',
  words: () => `ces ${count} derniers jours`,
  test: (value, kind) => {
    const now = Date.now();
    const [from, to] = [inParis.format(now - (Number(value) - 1) * dayLength), inParis.format(now)];
    return (cell) => {
      const day = dayOf(kind, cell);
      return day >= from && day <= to;
    };
  },
});

const answer = (fixed: 'oui' | 'non'): Operator => ({
  key: 'est',
  label: fixed,
  entry: 'none',
  fixed,
  read: (text) => (text === fixed ? text : null),
  fault: 'Ce filtre vaut oui ou non.',
  words: () => fixed,
  test: (value) => (cell) => (cell === true) === (value === 'oui'),
});

const ofNumbers = [
  equal,
  compared('min', '≥', (number, asked) => number >= asked),
  compared('max', '≤', (number, asked) => number <= asked),
  betweenNumbers,
  ...empty,
];
const ofTexts = [
  ofText('contient', 'contient', (text, asked) => text.includes(asked)),
  among,
  ofText('est', 'est', (text, asked) => text === asked),
  ofText('debut', 'commence par', (text, asked) => text.startsWith(asked)),
  ...empty,
];
const ofDays = [
  ofDay('le', 'le', (day, asked) => day === asked),
  ofDay('avant', 'avant le', (day, asked) => day < asked),
  ofDay('apres', 'après le', (day, asked) => day > asked),
  betweenDays,
  lastDays('7'),
  lastDays('30'),
  ...empty,
];

const byKind: Readonly<Record<CellKind, readonly Operator[]>> = {
  id: ofNumbers,
  number: ofNumbers,
  money: ofNumbers,
  percent: ofNumbers,
  text: ofTexts,
  date: ofDays,
  dateTime: ofDays,
  bool: [answer('oui'), answer('non')],
};

/** What a column of this kind can be asked, in the order in which it is offered. */
export const operatorsOf = (kind: CellKind) => byKind[kind];
