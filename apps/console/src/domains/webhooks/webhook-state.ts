import type { Webhook } from '@comptoir/contract/domains/webhooks/webhooks.calls';
import { arrets } from '@comptoir/contract/domains/webhooks/webhooks.fields';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { Tone } from '../../ui/status-badge.tsx';

const moment = (value: string | null) => (value === null ? '' : shownText('dateTime', value));

/** How the sending stands: in a word, and why. */
export const stateOf = (hook: Webhook): { tone: Tone; word: string; why: string } => {
  const { Actif, ArretLe, ArretMotif, Echecs, DernierMessage, DernierSucces, ProchainEnvoi } = hook;
  if (ArretMotif) return { tone: 'failed', word: 'Arrêté', why: `Le ${moment(ArretLe)}\u00a0: ${arrets[ArretMotif]}` };
  if (!Actif) return { tone: 'off', word: 'En pause', why: 'Rien n’est envoyé, rien n’est perdu' };
  if (Echecs > 0) return { tone: 'warning', word: 'En échec', why: `${DernierMessage} Prochain essai le ${moment(ProchainEnvoi)}` };
  return {
    tone: 'ok',
    word: 'Actif',
    why: DernierSucces ? `Dernier envoi reçu le ${moment(DernierSucces)}` : 'Rien n’a encore été envoyé',
  };
};
