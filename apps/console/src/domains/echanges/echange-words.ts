import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import type { Tone } from '../../ui/status-badge.tsx';

export const resultats: Record<Echange['Resultat'], { label: string; tone: Tone }> = {
  ok: { label: 'Réussi', tone: 'ok' },
  refus: { label: 'Refusé', tone: 'warning' },
  panne: { label: 'En panne', tone: 'failed' },
};

/** 850 is '850 ms', 2340 is '2,3 s'. */
export const durationInWords = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`;

/** JSON is formatted; other text stays as it is. */
export const laidOut = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
