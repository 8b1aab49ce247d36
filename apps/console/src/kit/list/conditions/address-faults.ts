import { ownColumns, parseListState, printListState, withoutConditions, type ListShape, type Search } from '../list-state.ts';
import type { Lens } from '../use-list-state.ts';
import type { Column } from '../columns.ts';
import { printConditions, readConditions } from './conditions.ts';

/** What pages keep in their address beside a list (structure.test.ts looks for others). */
export const pageKeys: readonly string[] = [
  'acces',
  'account_id',
  'acte',
  'activeTab',
  'compte',
  'droit',
  'ecran',
  'inconnu',
  'mois',
  'onglet',
  'page',
  'permission',
  'portail',
  'pourquoi',
  'reprendre',
  'retour',
  'section',
  'site',
  'societe',
  'source',
  'success',
  'transfert',
  'vue',
];

const ownKeys = ['q', 'sort', 'columns', 'pins'];
const namesIn = (value: unknown) => (typeof value === 'string' ? value.split(',').map((name) => name.replace(/^-/, '')) : []);

const quoted = (names: readonly string[]) => names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');

/** A sentence for each thing in an address that a list cannot do, and the address without them; `null` when there is none. */
export const addressFaults = <Row>(search: Search, shape: ListShape, columns: readonly Column<Row>[], lens?: Lens | null) => {
  const whole = lens?.over(search) ?? search;
  const known = [...ownKeys, ...pageKeys, ...shape.filters.map(({ key }) => key)];
  const strangers = Object.keys(withoutConditions(search)).filter((key) => !known.includes(key));
  const missing = ['sort', 'columns', 'pins']
    .flatMap((key) => namesIn(whole[key]))
    .filter((name) => name && name !== ownColumns && !shape.columns.includes(name));
  const state = parseListState(whole, shape);
  const { conditions, faults } = readConditions(state.conditions, columns);
  const sentences = [
    ...(strangers.length > 0 ? [`Cette liste ne connaît pas ${quoted([...new Set(strangers)])}.`] : []),
    ...(missing.length > 0 ? [`La liste n’a pas de colonne ${quoted([...new Set(missing)])}.`] : []),
    ...faults,
  ];
  const left = Object.fromEntries(Object.entries(withoutConditions(search)).filter(([key]) => !strangers.includes(key)));
  const printed = printListState({ ...state, conditions: printConditions(conditions) }, shape);
  return sentences.length === 0 ? null : { sentences, search: { ...left, ...(lens?.beyond(printed) ?? printed) } };
};
