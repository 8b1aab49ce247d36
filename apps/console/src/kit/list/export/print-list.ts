import type { CsvColumn } from '../csv.ts';
import { choiceInWords, defaultOf, type Filter, type FilterValues } from '../filters/filters.ts';
import { shownText } from '../rows/cell-value.ts';
import css from './print.module.css';

export interface Narrowed<Row> {
  filters: readonly Filter<Row>[];
  state: { text: string; filters: FilterValues };
  /** What the columns are asked, in words. */
  conditions?: readonly string[] | undefined;
}

const element = (tag: string, text = '') => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

const line = (tag: string, texts: readonly string[]) => {
  const row = element('tr');
  row.append(...texts.map((text) => element(tag, text)));
  return row;
};

/** What narrows the list, in the words of its filters: 'Profil : Vendeur'. */
const conditionsOf = <Row>({ filters, state, conditions = [] }: Narrowed<Row>) => [
  ...(state.text === '' ? [] : [`Recherche\u00a0: «\u00a0${state.text}\u00a0»`]),
  ...filters.flatMap((filter) => {
    const value = state.filters[filter.key] ?? defaultOf(filter);
    if (filter.kind === 'tick') return [`${filter.label}\u00a0: ${value === true ? 'oui' : 'non'}`];
    if (value === '') return [];
    const options = typeof filter.options === 'function' ? filter.options(state.filters) : filter.options;
    return [`${filter.label}\u00a0: ${choiceInWords(options.find((option) => option.value === value)?.label ?? String(value))}`];
  }),
  ...conditions,
];

/** Prints every row of a list as a plain table: the list on the screen draws only the rows in sight. */
export const printList = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], narrowed: Narrowed<Row>) => {
  for (const left of document.querySelectorAll(`body > .${css.sheet}`)) left.remove();
  const sheet = element('section');
  sheet.className = css.sheet ?? '';
  const day = new Date().toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const about = [day, `${rows.length.toLocaleString('fr-FR')} ${rows.length > 1 ? 'lignes' : 'ligne'}`, ...conditionsOf(narrowed)];
  const table = element('table');
  const head = element('thead');
  const body = element('tbody');
  head.append(
    line(
      'th',
      columns.map(({ heading }) => heading),
    ),
  );
  for (const row of rows) {
    body.append(
      line(
        'td',
        columns.map(({ kind, value }) => shownText(kind, value(row))),
      ),
    );
  }
  table.append(head, body);
  // The title of the document names the screen and the customer.
  sheet.append(element('h1', document.title), element('p', about.join(' · ')), table);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
};
