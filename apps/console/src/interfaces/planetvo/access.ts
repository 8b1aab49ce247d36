import type { planetVO } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import type { Answer } from '@comptoir/contract/kit';

export interface Access {
  state: 'checking' | 'none' | 'ok' | 'otherBase' | 'refused' | 'failed';
  message: string;
}

/** What PlanetVO's answer means for a user of this base. */
export const accessOf = (answer: Answer<typeof planetVO.check>, BasePVO: string): Access => {
  if ('response' in answer) return { state: 'refused', message: answer.message };
  const isLinked = answer.bases.some(({ code }) => code.toLowerCase() === BasePVO.trim().toLowerCase());
  if (isLinked) return { state: 'ok', message: `La base ${BasePVO} est accessible` };
  const bases = answer.bases.map(({ code }) => code).join(', ');
  return { state: 'otherBase', message: `Cet utilisateur n’est pas lié à la base ${BasePVO}. Ses bases\u00a0: ${bases || 'aucune'}` };
};
