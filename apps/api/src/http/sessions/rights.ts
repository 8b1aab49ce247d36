import { Refusal } from '@comptoir/contract/errors';
import { raisons, type Guarded, type Standing } from '@comptoir/contract/rights';

/** @throws Refusal 403 with the first reason why a session may not make a call */
export const checkRights = (guarded: Guarded, standing: Standing): void => {
  const [reason] = raisons(guarded, standing);
  if (!reason) return;
  const { code, phrase } = reason;
  throw new Refusal(code === 'portee' || code === 'jeton' ? code : 'forbidden', phrase);
};
