import { natures, type Attention, type Changement, type Motif } from '@comptoir/contract/domains/accueil/accueil.calls';

const rank = ({ Nature }: Motif) => natures.indexOf(Nature);
const weight = (motifs: readonly Motif[], nature: Motif['Nature'], of: (motif: Motif) => number) =>
  motifs.filter(({ Nature }) => Nature === nature).reduce((sum, motif) => sum + of(motif), 0);

/** What people cannot work with, then what nobody has taken up, what has stopped, what is new, what is merely wrong. */
const harmOf = ({ motifs }: Attention): number[] => [
  weight(motifs, 'interface', ({ Nombre }) => Nombre),
  weight(motifs, 'alerte', ({ Nombre }) => Nombre),
  weight(motifs, 'passerelle', ({ Nombre }) => Nombre),
  weight(motifs, 'import', ({ Nombre }) => Nombre),
  weight(motifs, 'qualite', ({ Nouvelles }) => Nouvelles),
  weight(motifs, 'qualite', ({ Nombre }) => Nombre),
];

const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'fr');

/** The most harmful customer first, and within each the most harmful reason. */
export const byHarm = (all: readonly Attention[]): Attention[] =>
  all
    .map((one) => ({ ...one, motifs: one.motifs.toSorted((a, b) => rank(a) - rank(b) || b.Nombre - a.Nombre) }))
    .map((one) => ({ one, harm: harmOf(one) }))
    .toSorted((a, b) => {
      const at = a.harm.findIndex((value, index) => value !== b.harm[index]);
      return at === -1 ? byName(a.one, b.one) : b.harm[at]! - a.harm[at]!;
    })
    .map(({ one }) => one);

/** What somebody waits for first. */
export const byChanges = (all: readonly Changement[]): Changement[] =>
  all.toSorted((a, b) => b.Demandes - a.Demandes || b.Modifications - a.Modifications || byName(a, b));

const dayMillis = 24 * 60 * 60 * 1000;

/** From when changes count: the last visit, but no further back than some days and never from tomorrow. */
export const lookedSince = (depuis: string | undefined, now: number, mostDays: number): string => {
  const asked = depuis === undefined ? now - dayMillis : Date.parse(depuis);
  return new Date(Math.min(now, Math.max(asked, now - mostDays * dayMillis))).toISOString();
};
