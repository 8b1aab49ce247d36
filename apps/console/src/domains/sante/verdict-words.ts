import type { SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import type { Verdict } from '@comptoir/contract/domains/sante/etats';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { DayTone } from '../../ui/days/day-strip.tsx';
import type { Tone } from '../../ui/status-badge.tsx';

export const verdictWords: Record<Verdict, { label: string; tone: Tone }> = {
  ok: { label: 'Fonctionne', tone: 'ok' },
  refus: { label: 'Refusé', tone: 'failed' },
  expire: { label: 'MDP périmé', tone: 'expired' },
  panne: { label: 'En panne', tone: 'failed' },
  nonConfigure: { label: 'Non configuré', tone: 'off' },
};

export const neverChecked = { label: 'Pas encore vérifié', tone: 'off' } as const;

const dayMillis = 24 * 60 * 60 * 1000;

/** Whole days since a moment; null if unknown. */
export const ageOf = (moment: string | null, now: number) =>
  moment === null ? null : Math.max(0, Math.floor((now - Date.parse(moment)) / dayMillis));

export const ageInWords = (days: number | null) => {
  if (days === null) return 'inconnu';
  if (days === 0) return 'aujourd’hui';
  return `${days.toLocaleString('fr-FR')} jour${days > 1 ? 's' : ''}`;
};

export interface Day {
  jour: string;
  tone: DayTone;
  succes: number;
  echecs: number;
  /** The last failure, and at which access. */
  motif: string;
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
    const found = byDay.get(jour);
    const { Succes: succes = 0, Echecs: echecs = 0, Message = '', Libelle = '' } = found ?? {};
    return { jour, tone: toneOf(found), succes, echecs, motif: echecs > 0 && Message ? `${Message}${Libelle ? ` (${Libelle})` : ''}` : '' };
  });
};

const counted = (count: number, word: string) => `${count.toLocaleString('fr-FR')}\u00a0${word}${count > 1 ? 's' : ''}`;

/** `19/11/2026 : 22 vérifications, 3 échecs, mot de passe refusé (Armor Brest)` */
export const dayInWords = ({ jour, succes, echecs, motif }: Day) => {
  const day = shownText('date', jour);
  const checks = succes + echecs;
  if (checks === 0) return `${day}\u00a0: aucune vérification`;
  const failed = echecs === 0 ? 'aucun échec' : counted(echecs, 'échec');
  return `${day}\u00a0: ${counted(checks, 'vérification')}, ${failed}${motif ? `, ${motif}` : ''}`;
};

const share = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** The share of checks that went well; rounded down, so that a failure is never all well. Undefined without checks. */
export const availability = (days: readonly Day[]) => {
  const succes = days.reduce((sum, day) => sum + day.succes, 0);
  const checks = days.reduce((sum, day) => sum + day.succes + day.echecs, 0);
  return checks === 0 ? undefined : `${share.format(Math.floor((succes / checks) * 1000) / 10)}\u00a0%`;
};

/** What a strip of days comes to. */
export const daysInWords = (days: readonly Day[]) => {
  const checked = days.filter(({ tone }) => tone !== 'none').length;
  const failed = days.filter(({ tone }) => tone === 'some' || tone === 'failed').length;
  if (checked === 0) return `Aucune vérification depuis ${days.length} jours`;
  return `Sur ${days.length} jours, ${counted(checked, 'jour')} vérifié${checked > 1 ? 's' : ''}, ${failed === 0 ? 'aucun' : failed} avec des échecs`;
};
