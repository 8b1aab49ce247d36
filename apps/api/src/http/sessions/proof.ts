import type { MoyenPreuve } from '@comptoir/contract/domains/session/facteurs';
import { Refusal } from '@comptoir/contract/errors';
import { sansPersonne } from '@comptoir/contract/rights';
import type { Config } from '../../config/config.ts';
import { standingOfFacteurs } from '../../registry/facteurs.store.ts';
import type { App } from '../parts.ts';
import { personOf, type Session } from '../session.ts';
import { secondFacteurOf } from './politique.ts';

type Settings = Pick<Config, 'sessions'>;

/** Whether the person has said lately who they are. */
export const isProved = ({ sessions: { proofMinutes } }: Settings, { PreuveLe }: Session) =>
  Date.now() - Date.parse(PreuveLe) < proofMinutes * 60_000;

/**
 * By what a person may say who they are. Where a second factor is required, the password alone is none for whoever has one
 * (docs/regles/acces.md#asked-again).
 */
export const preuvesOf = async ({ config, database }: Pick<App, 'config' | 'database'>, session: Session): Promise<MoyenPreuve[]> => {
  const account = personOf(session);
  const { types, codes, SecondFacteur } = await standingOfFacteurs(database.registry, account);
  const isRequired = secondFacteurOf(config, account.IDCustomer, SecondFacteur) === 'exige';
  return [
    ...(types.length === 0 || !isRequired ? (['motDePasse'] as const) : []),
    ...(types.includes('cle') ? (['cle'] as const) : []),
    ...(types.includes('totp') ? (['code'] as const) : []),
    ...(types.length > 0 && codes > 0 ? (['secours'] as const) : []),
  ];
};

/**
 * A trial keeps nothing, and needs no proof.
 * @throws Refusal 403 `preuve`, with the means, for somebody who has not said lately who they are; `jeton` for a program, which cannot
 */
export const requireProof = async (
  app: Pick<App, 'config' | 'database'>,
  session: Session | undefined,
  { isTrial = false }: { isTrial?: boolean } = {},
) => {
  if (session?.jeton) throw new Refusal('jeton', sansPersonne);
  if (isTrial) return;
  if (session && isProved(app.config, session)) return;
  const refusal = new Refusal('preuve', 'Cette opération demande que vous confirmiez votre identité.');
  if (session) refusal.second = { moyens: await preuvesOf(app, session) };
  throw refusal;
};
