import { Refusal } from '@comptoir/contract/errors';
import type { PartnerContract } from '@comptoir/contract/partners/kit';
import { PartnerFailure } from './partner-failure.ts';
import { namesOf } from './probe.ts';

/** A site of ours, and the partner's id that it stands for. */
export interface Mapped {
  Descr: string;
  id: string;
}

type Sites = readonly { id: string }[];

/**
 * The partner's sites; null where what is typed is kept unjudged (docs/regles/interfaces/commun.md#matches): if there is nobody to ask,
 * as on an installation without its address and in a trial, or if it fails and nothing is active yet.
 * @throws PartnerFailure for an active match
 */
export const sitesOrNull = async (asked: Promise<{ sites: Sites }>, isActive: boolean): Promise<Sites | null> => {
  try {
    return (await asked).sites;
  } catch (error) {
    if (error instanceof PartnerFailure && (!isActive || error.kind === 'unconfigured' || error.kind === 'essai')) return null;
    throw error;
  }
};

const lostOf = (mapped: readonly Mapped[], sites: Sites) => {
  const known = new Set(sites.map(({ id }) => id));
  return mapped.filter(({ id }) => !known.has(id));
};

const unknownSite = ({ title }: PartnerContract, id: string) => `${title} ne connaît pas le site ${id}`;

/** @throws Refusal 422 for the first match that the partner does not know */
export const checkKnown = (partner: PartnerContract, key: string, mapped: readonly Mapped[], sites: Sites) => {
  const [lost] = lostOf(mapped, sites);
  if (!lost) return;
  const message = unknownSite(partner, lost.id);
  throw new Refusal('rule', `${lost.Descr}\u00a0: ${message}`, { [key]: message });
};

/** For a probe: what works at the partner, but not for these sites. @throws PartnerFailure */
export const checkStillKnown = (partner: PartnerContract, mapped: readonly Mapped[], sites: Sites) => {
  const lost = lostOf(mapped, sites);
  if (lost.length === 0) return;
  const sentence =
    lost.length === 1
      ? unknownSite(partner, lost[0]!.id)
      : `${partner.title} ne connaît pas ${lost.length} des sites reliés, dont ${namesOf(lost.map(({ id }) => id))}`;
  throw new PartnerFailure(
    'refused',
    `${sentence} (${namesOf(lost.map(({ Descr }) => Descr))}). ${lost.length === 1 ? 'Choisissez-le' : 'Choisissez-les'} à nouveau.`,
  );
};
