import { Refusal } from '@comptoir/contract/errors';
import { lostAmong, lostSite } from '@comptoir/contract/texts/lost-site';
import type { PartnerContract } from '@comptoir/contract/partners/kit';
import { PartnerFailure } from '../partner-failure.ts';
import { namesOf } from '../probe.ts';
import type { Lose, Mapped, Match } from './matches.store.ts';

type Sites = readonly { id: string; active: boolean }[];

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

const lostOf = <One extends Mapped>(mapped: readonly One[], sites: Sites) => {
  const stateOf = lostAmong(sites);
  return mapped.flatMap((one) => {
    const etat = stateOf(one.id);
    return etat ? [{ ...one, etat }] : [];
  });
};

/** @throws Refusal 422 for the first match that the partner does not know or works no more with */
export const checkKnown = ({ title }: PartnerContract, key: string, mapped: readonly Mapped[], sites: Sites) => {
  const [lost] = lostOf(mapped, sites);
  if (!lost) return;
  const message = lostSite(title, lost.id, lost.etat);
  throw new Refusal('rule', `${lost.Descr}\u00a0: ${message}`, { [key]: message });
};

/** For a probe: the partner does not know whose sites these are. @throws PartnerFailure */
export const loseAll = (message: string, mapped: readonly Mapped[], lose: Lose): never => {
  lose(mapped.map(({ IDSite, id }) => ({ IDSite, id, etat: 'inconnu' })));
  throw new PartnerFailure('refused', message);
};

/** For a probe: what works at the partner, but not for some of the sites in use. @throws PartnerFailure */
export const checkStillKnown = ({ title }: PartnerContract, mapped: readonly Match[], sites: Sites, lose: Lose) => {
  const all = lostOf(mapped, sites);
  lose(all.map(({ IDSite, id, etat }) => ({ IDSite, id, etat })));
  const lost = all.filter(({ isActive }) => isActive);
  const [first] = lost;
  if (!first) return;
  const ids = `dont ${namesOf(lost.map(({ id }) => id))}`;
  const sentence =
    lost.length === 1
      ? lostSite(title, first.id, first.etat)
      : lost.every(({ etat }) => etat === 'inconnu')
        ? `${title} ne connaît pas ${lost.length} des sites reliés, ${ids}`
        : `${title} ne connaît pas ou a désactivé ${lost.length} des sites reliés, ${ids}`;
  throw new PartnerFailure(
    'refused',
    `${sentence} (${namesOf(lost.map(({ Descr }) => Descr))}). ${lost.length === 1 ? 'Choisissez-en un autre' : 'Choisissez-en d’autres'}.`,
  );
};
