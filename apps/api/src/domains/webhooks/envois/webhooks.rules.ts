import { Refusal } from '@comptoir/contract/errors';
import { isIP } from 'node:net';
import { isLoopback } from '../../../config/loopback.ts';
import { hostIn, isPublicAddress } from '../../../partners/outbound-address.ts';
import { delayAfter } from '../../../jobs/outbox.rules.ts';

/** From here on mail waits an hour from try to try. */
const longestWaitAfter = 10;

/** Seconds until the next try after so many failures in a row: as mail waits, but for as long as it takes. */
export const delayAfterFailures = (failures: number): number => delayAfter(Math.min(failures, longestWaitAfter)) ?? 0;

export interface AddressRules {
  sampleData: boolean;
  outboundAllowedHosts: readonly string[];
}

/**
 * What an address says by itself; where its name leads is looked up at each sending.
 * @throws Refusal
 */
export const checkAddress = (
  Adresse: string,
  { sampleData, outboundAllowedHosts }: AddressRules,
  { field = 'Adresse', label = 'Adresse' }: { field?: string; label?: string } = {},
): void => {
  const refuse = (why: string) => new Refusal('invalid', `${label}\u00a0: ${why}.`, { [field]: why });
  if (!URL.canParse(Adresse)) throw refuse('Cette adresse ne peut pas être lue');
  const url = new URL(Adresse);
  if (url.username || url.password) throw refuse('Une adresse sans identifiant ni mot de passe est attendue');
  const host = hostIn(url);
  const isAllowed = outboundAllowedHosts.includes(host);
  if (url.protocol !== 'https:' && !sampleData && !(isAllowed && isLoopback(host))) throw refuse('Une adresse en https est attendue');
  const isInside = isLoopback(host) || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host));
  if (isInside && !isAllowed) throw refuse('Cette adresse mène à un réseau privé, que le serveur n’appelle pas');
};
