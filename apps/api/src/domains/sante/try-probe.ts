import type { Verdict } from '@comptoir/contract/domains/sante/etats';
import type { SitePerdu } from '../../db/tables/sante.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import type { Asker, Partners } from '../../partners/partners.ts';
import type { Probe } from '../../partners/probe.ts';
import { unreadableAccess } from '../../secrets/a-ressaisir.ts';

export interface Outcome extends Pick<Probe, 'Cible' | 'Libelle'> {
  Verdict: Verdict;
  Message: string;
  /** Null where the partner gave no answer: what was lost before still is. */
  SitesPerdus: readonly SitePerdu[] | null;
}

const verdictOf = ({ kind, partnerCode }: PartnerFailure): Verdict => {
  if (kind === 'unconfigured') return 'nonConfigure';
  if (kind !== 'refused') return 'panne';
  return partnerCode === 'PASSWORD_EXPIRED' ? 'expire' : 'refus';
};

/** Tries one access. A fault that is not the partner's is thrown. */
export const tryProbe = async ({ Cible, Libelle, ARessaisir = [], ask }: Probe, partners: Partners, asker: Asker): Promise<Outcome> => {
  if (ARessaisir.length > 0) return { Cible, Libelle, Verdict: 'refus', Message: unreadableAccess, SitesPerdus: [] };
  const judged: { perdus?: readonly SitePerdu[] } = {};
  try {
    await ask(partners, asker, (perdus) => (judged.perdus = perdus));
    return { Cible, Libelle, Verdict: 'ok', Message: '', SitesPerdus: judged.perdus ?? [] };
  } catch (error) {
    if (!(error instanceof PartnerFailure)) throw error;
    // An access that is refused judges no match.
    const SitesPerdus = judged.perdus ?? (error.kind === 'refused' ? [] : null);
    return { Cible, Libelle, Verdict: verdictOf(error), Message: error.message, SitesPerdus };
  }
};
