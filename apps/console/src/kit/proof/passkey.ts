import { passkeys } from '@comptoir/contract/domains/session/passkeys.calls';
import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../client.ts';

const givenUp = 'La clé d’accès n’a pas été donnée. Réessayez, ou identifiez-vous autrement.';
const held = 'Cet appareil a déjà une clé d’accès pour votre compte.';

/** What the browser says when nothing came of it: whoever closes its window, or has no such key. @throws Error with a sentence */
export const askingDevice = async <A>(ask: () => Promise<A>): Promise<A> => {
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new Error(name === 'InvalidStateError' ? held : givenUp, { cause });
  }
};

/** The answer of one of the device's passkeys to a new challenge. */
export const askPasskey = async () => {
  const optionsJSON = await call(passkeys.defi, { body: { url: location.hostname } });
  return askingDevice(() => startAuthentication({ optionsJSON }));
};
