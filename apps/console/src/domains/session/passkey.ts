import { passkeys } from '@comptoir/contract/domains/session/passkeys.calls';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../kit/client.ts';
import { startSession } from '../../kit/session.ts';
import { knownBrowser } from './known-browser.ts';

const givenUp = 'La clé d’accès n’a pas été donnée. Réessayez, ou identifiez-vous autrement.';
const held = 'Cet appareil a déjà une clé d’accès pour votre compte.';

/** What the browser says when nothing came of it: whoever closes its window, or has no such key. @throws Error with a sentence */
const asking = async <A>(ask: () => Promise<A>): Promise<A> => {
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new Error(name === 'InvalidStateError' ? held : givenUp, { cause });
  }
};

export const signInByPasskey = async () => {
  const optionsJSON = await call(passkeys.defi, { body: { url: location.hostname } });
  const reponse = await asking(() => startAuthentication({ optionsJSON }));
  const { token } = await call(passkeys.ouvrir, { headers: knownBrowser(), body: { reponse } });
  startSession(token);
};

/** Makes a passkey on this device, or on one that the browser reaches. @returns the recovery codes that come with a first factor */
export const addPasskey = async (Nom: string): Promise<readonly string[]> => {
  const optionsJSON = await call(passkeys.defiAjout, { body: { url: location.hostname } });
  const reponse = await asking(() => startRegistration({ optionsJSON }));
  const { Codes } = await call(passkeys.ajouterCle, { body: { Nom, reponse } });
  return Codes;
};
