import type { SanteJour, Verdict } from '@comptoir/contract/domains/sante/sante.calls';
import type { Tone } from '../../ui/status-badge.tsx';

export const verdictWords: Record<Verdict, { label: string; tone: Tone }> = {
  ok: { label: 'Fonctionne', tone: 'ok' },
  refus: { label: 'Refusé', tone: 'failed' },
  expire: { label: 'MDP périmé', tone: 'expired' },
  panne: { label: 'En panne', tone: 'failed' },
  nonConfigure: { label: 'Non configuré', tone: 'off' },
};

export const neverChecked = { label: 'Jamais vérifié', tone: 'off' } as const;

const dayMillis = 24 * 60 * 60 * 1000;

/** Whole days since a moment; null if unknown. */
export const ageOf = (moment: string | null, now: number) =>
  moment === null ? null : Math.max(0, Math.floor((now - Date.parse(moment)) / dayMillis));

export const ageInWords = (days: number | null) => {
  if (days === null) return 'inconnu';
  if (days === 0) return "aujourd'hui";
  return `${days.toLocaleString('fr-FR')} jour${days > 1 ? 's' : ''}`;
};

export type DayTone = 'none' | 'ok' | 'some' | 'failed';

export interface Day {
  jour: string;
  tone: DayTone;
}

const toneOf = (found: SanteJour | undefined): DayTone => {
  if (!found || found.Succes + found.Echecs === 0) return 'none';
  if (found.Echecs === 0) return 'ok';
  return found.Succes === 0 ? 'failed' : 'some';
};

/** The days up to `today` ('2026-03-31'), oldest first, each with its outcome. */
export const lastDays = (jours: readonly SanteJour[], today: string, count: number): Day[] => {
  const byDay = new Map(jours.map((jour) => [jour.Jour, jour]));
  return Array.from({ length: count }, (_, at) => {
    const jour = new Date(Date.parse(`${today}T00:00:00Z`) - (count - 1 - at) * dayMillis).toISOString().slice(0, 10);
    return { jour, tone: toneOf(byDay.get(jour)) };
  });
};

/** Describes a strip of days to screen readers. */
export const daysInWords = (days: readonly Day[]) => {
  const checked = days.filter(({ tone }) => tone !== 'none').length;
  const failed = days.filter(({ tone }) => tone === 'some' || tone === 'failed').length;
  if (checked === 0) return `Aucune vérification depuis ${days.length} jours`;
  const plural = (number: number) => (number > 1 ? 's' : '');
  return `Sur ${days.length} jours, ${checked} jour${plural(checked)} vérifié${plural(checked)}, ${failed} avec des échecs`;
};
