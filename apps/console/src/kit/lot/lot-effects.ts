import type { LotResult } from '@comptoir/contract/lots';
import { counted } from '@comptoir/contract/texts/counted';

/** One change that was chosen for many rows. */
export interface LotAct {
  /** The changed field as results name it. */
  field: string;
  /** In words: « VN : Oui ». */
  text: string;
}

/** A yes or no for many rows, in words. */
export const flagAct = (field: string, label: string, value: unknown): LotAct => ({
  field,
  text: `${label}\u00a0: ${value ? 'Oui' : 'Non'}`,
});

/** What each change does or did, over all rows, then what it brings along. */
export const effectsOf = ({ lignes }: Pick<LotResult, 'lignes'>, acts: readonly LotAct[], fieldName: (field: string) => string) => {
  const accepted = lignes.filter(({ effet }) => effet !== 'refus');
  const changed = new Map<string, number>();
  for (const { champs } of accepted) for (const field of champs) changed.set(field, (changed.get(field) ?? 0) + 1);
  const asked = new Set(acts.map(({ field }) => field));
  const same = (count: number) => (count > 0 ? [`${count.toLocaleString('fr-FR')} déjà ainsi`] : []);
  return [
    ...acts.map(({ field, text }) => {
      const count = changed.get(field) ?? 0;
      return `${text} → ${[counted(count, 'ligne'), ...same(accepted.length - count)].join(', ')}`;
    }),
    ...[...changed]
      .filter(([field]) => !asked.has(field))
      .map(([field, count]) => `Par suite, ${fieldName(field)} → ${counted(count, 'ligne')}`),
  ];
};
