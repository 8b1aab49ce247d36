import type { Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

export const courrielWords: Record<Demande['courriel'], string> = {
  envoye: 'Envoyé',
  attente: 'En attente',
  echec: 'Échec',
  aucun: 'Aucun',
};
const tones: Record<Demande['courriel'], Tone> = { envoye: 'ok', attente: 'warning', echec: 'failed', aucun: 'off' };

/** The state of the mail to the support. */
export const CourrielBadge = ({ row: { courriel, erreur } }: { row: Pick<Demande, 'courriel' | 'erreur'> }) => (
  <span title={erreur ?? undefined}>
    <StatusBadge tone={tones[courriel]}>{courrielWords[courriel]}</StatusBadge>
  </span>
);
