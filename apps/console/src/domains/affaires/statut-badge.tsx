import { statutAffaire } from '@comptoir/contract/domains/affaires/affaires.calls';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const tones: Readonly<Record<number, Tone>> = { 1: 'warning', 3: 'info', 4: 'failed', 5: 'ok', 6: 'expired' };

/** The status of a deal; nothing without one. */
export const StatutBadge = ({ affaire }: { affaire: Parameters<typeof statutAffaire>[0] }) =>
  affaire.IDAffaireStatut !== null && <StatusBadge tone={tones[affaire.IDAffaireStatut] ?? 'off'}>{statutAffaire(affaire)}</StatusBadge>;
