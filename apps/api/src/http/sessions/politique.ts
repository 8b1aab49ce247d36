import type { SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import type { Config } from '../../config/config.ts';

/** What is asked of the operators (`IDCustomer` null) or of the people of a customer, where their policy says this or nothing. */
export const secondFacteurOf = (
  { operatorsSecondFactor }: Pick<Config, 'operatorsSecondFactor'>,
  IDCustomer: number | null,
  said: SecondFacteur | null | undefined,
): SecondFacteur => said ?? (IDCustomer === null ? operatorsSecondFactor : 'non');
