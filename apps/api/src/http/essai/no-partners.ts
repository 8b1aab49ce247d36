import type { PartnerContract } from '@comptoir/contract/partners/kit';
import type { App } from '../parts.ts';
import { failed } from '../../partners/partner-failure.ts';
import { Partners } from '../../partners/partners.ts';

/** Partners that are not asked: a trial changes nothing there either. It remembers which ones would have been. */
export class NoPartners extends Partners {
  readonly asked = new Set<string>();

  constructor(config: App['config']) {
    super(config, () => {});
  }

  override ask(partner: PartnerContract): Promise<never> {
    this.asked.add(partner.title);
    return Promise.reject(failed('essai', partner));
  }
}
