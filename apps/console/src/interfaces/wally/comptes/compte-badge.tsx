import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

const looks: Readonly<Record<string, { tone: Tone; word: string }>> = {
  ACTIVE: { tone: 'ok', word: 'Actif' },
  INACTIVE: { tone: 'info', word: 'Inactif' },
  OUTDATED: { tone: 'expired', word: 'MDP Périmé' },
  DEFAULT: { tone: 'off', word: 'Par défaut' },
};
const breakdown = { tone: 'failed', word: 'Panne' } as const;

const lookOf = (state: string) => looks[state] ?? breakdown;

/** The label of a state; an unknown one is a breakdown. */
export const stateWord = (state: string) => lookOf(state).word;

export const CompteBadge = ({ state }: { state: string }) => {
  const { tone, word } = lookOf(state);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
};
