import { wallyMarqueSiteFields } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { wallyMessages, wallySkip } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { SelectEditor } from '../../../kit/grid/grid-columns.ts';
import type { Filter, Option } from '../../../kit/list/filters/filters.ts';
import { showNotice } from '../../../ui/notifications.tsx';

export const skipWord = wallyMarqueSiteFields.toSkip.label;
export const skipOption: Option = { value: String(wallySkip), label: skipWord };

/** The choice as a select value: one of our ids, -1, or '' for none. */
export const choiceOf = (own: number | null, toSkip: boolean) => (toSkip ? String(wallySkip) : String(own ?? ''));

/** What a choice makes of a pair (docs/regles/interfaces/wally.md#mappings). */
export const chosenIn = (value: string): { own: number | null; toSkip: boolean } | null => {
  if (value === '') return null;
  return value === String(wallySkip) ? { own: null, toSkip: true } : { own: Number(value), toSkip: false };
};

/** The id to send for a changed pair. */
export const sentChoice = (own: number | null, toSkip: boolean) => (toSkip ? wallySkip : (own ?? 0));

/** A cell with a choice that cannot be cleared. */
export const pairEditor = <Row>(
  options: readonly Option[],
  of: (row: Row) => string,
  set: (chosen: { own: number | null; toSkip: boolean }) => Partial<Row>,
): SelectEditor<Row> => ({
  kind: 'select',
  options: [{ value: '', label: 'Choisir…' }, skipOption, ...options],
  of,
  set: (value) => {
    const chosen = chosenIn(value);
    if (chosen) return set(chosen);
    showNotice({ kind: 'failed', message: wallyMessages.cleared });
    return {};
  },
});

interface Pair {
  toSkip: boolean;
}

export const pairFilters = <Row extends Pair>(isHole: (row: Row) => boolean): Filter<Row>[] => [
  {
    kind: 'select',
    key: 'etat',
    label: 'Correspondance',
    all: 'Toutes',
    options: [
      { value: 'a-renseigner', label: 'À renseigner' },
      { value: 'renseignee', label: 'Renseignées' },
      { value: 'non-integree', label: 'Non intégrées' },
    ],
    keeps: (row, value) => {
      if (value === 'a-renseigner') return isHole(row);
      return row.toSkip === (value === 'non-integree') && !isHole(row);
    },
  },
];

/** Includes the stored value, even if no longer offered. */
export const withStored = (options: readonly Option[], stored: readonly Option[]): readonly Option[] => {
  const known = new Set(options.map(({ value }) => value));
  const missing = new Map(stored.filter(({ value }) => value !== '' && !known.has(value)).map((option) => [option.value, option]));
  return [...options, ...missing.values()];
};

/** The question before removing a pair. */
export const pairRemoval = (name: string) => ({
  title: 'Supprimer la correspondance',
  message: `La correspondance de «\u00a0${name}\u00a0» sera supprimée. Une actualisation la rapporte si Wally la connaît encore.`,
  confirm: 'Supprimer la correspondance',
});
