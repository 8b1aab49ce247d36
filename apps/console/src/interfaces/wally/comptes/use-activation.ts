import { activationRefusal, wally, wallyMessages, type WallyCompte } from '@comptoir/contract/interfaces/wally/wally.calls';
import { useQueryClient } from '@tanstack/react-query';
import { call, CallError } from '../../../kit/client.ts';
import { notify } from '../../../kit/notify.ts';
import { invalidate } from '../../../kit/queries.ts';
import { showNotice } from '../../../ui/notifications.tsx';
import { stateWord } from './compte-badge.tsx';

/** A wrong password has words of its own (docs/regles/interfaces/wally.md#refused-activation). */
export const activationFailure = (error: unknown) =>
  error instanceof CallError && error.state === 'OUTDATED'
    ? new CallError(error.status, wallyMessages.wrongPassword, error.code, error.requestId, {}, error.state)
    : error;

/** Play and pause. Wally may leave the account in another state: the list shows it. */
export const useActivation = () => {
  const client = useQueryClient();
  const send = async ({ IdWallyCompte, EmailNotification }: WallyCompte, state: 'ACTIVE' | 'INACTIVE') => {
    const flag = state === 'ACTIVE' ? ('FULL' as const) : null;
    try {
      return await call(wally.change, { params: { IdWallyCompte }, body: { state, flag, emailNotification: EmailNotification } });
    } catch (error) {
      throw activationFailure(error);
    } finally {
      await invalidate(client, [wally.accounts]);
    }
  };
  const play = async (compte: WallyCompte) => {
    const refusal = activationRefusal(compte.EmailNotification);
    if (refusal !== null) throw new CallError(422, refusal);
    const { state } = await send(compte, 'ACTIVE');
    if (state === 'ACTIVE') notify.done(`Le compte «\u00a0${compte.Identifiant}\u00a0» est actif.`);
    else
      showNotice({
        kind: 'news',
        message: `Wally a laissé le compte «\u00a0${compte.Identifiant}\u00a0» dans l’état «\u00a0${stateWord(state)}\u00a0».`,
      });
  };
  const pause = async (compte: WallyCompte) => {
    await send(compte, 'INACTIVE');
    notify.done(`Le compte «\u00a0${compte.Identifiant}\u00a0» est inactif.`);
  };
  return { play, pause };
};
