import { Refusal } from '@comptoir/contract/errors';
import { sansPersonne } from '@comptoir/contract/rights';
import type { Config } from '../../config/config.ts';
import type { Session } from '../session.ts';

type Settings = Pick<Config, 'sessions'>;

/** Whether the person has said lately who they are. */
export const isProved = ({ sessions: { proofMinutes } }: Settings, { PreuveLe }: Session) =>
  Date.now() - Date.parse(PreuveLe) < proofMinutes * 60_000;

/** @throws Refusal 403 `preuve` for somebody who has not said lately who they are, `jeton` for a program, which cannot */
export const requireProof = (config: Settings, session: Session | undefined) => {
  if (session?.jeton) throw new Refusal('jeton', sansPersonne);
  if (session && isProved(config, session)) return;
  throw new Refusal('preuve', 'Cette opération demande que vous confirmiez votre identité.');
};
