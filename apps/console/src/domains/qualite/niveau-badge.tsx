import { niveaux, type Niveau } from '@comptoir/contract/domains/qualite/niveaux';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

const tones: Record<Niveau, Tone> = { erreur: 'failed', avertissement: 'warning', information: 'info' };

export const NiveauBadge = ({ niveau }: { niveau: Niveau }) => <StatusBadge tone={tones[niveau]}>{niveaux[niveau]}</StatusBadge>;
