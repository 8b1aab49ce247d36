import type { Passerelle } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import type { Tone } from '../../ui/status-badge.tsx';

const dayMillis = 24 * 60 * 60_000;

export type PasserelleState = 'ready' | 'late' | 'undated';

/** Late is strictly more than a day before now. */
export const stateOf = ({ DateHRefProchainTransfert }: Pick<Passerelle, 'DateHRefProchainTransfert'>, now: number): PasserelleState => {
  if (DateHRefProchainTransfert === null) return 'undated';
  return now - Date.parse(DateHRefProchainTransfert) > dayMillis ? 'late' : 'ready';
};

export const stateWords = {
  ready: { tone: 'ok', words: 'À jour' },
  late: { tone: 'failed', words: 'En retard' },
  undated: { tone: 'warning', words: 'Sans date' },
} as const satisfies Record<PasserelleState, { tone: Tone; words: string }>;
