import { passkeys } from '@comptoir/contract/domains/session/passkeys.calls';
import { startRegistration } from '@simplewebauthn/browser';
import { call } from '../../kit/client.ts';
import { askingDevice, askPasskey } from '../../kit/proof/passkey.ts';
import { startSession } from '../../kit/session.ts';
import { knownBrowser } from './known-browser.ts';

export const signInByPasskey = async () => {
  const reponse = await askPasskey();
  const { token } = await call(passkeys.ouvrir, { headers: knownBrowser(), body: { reponse } });
  startSession(token);
};

/** Makes a passkey on this device, or on one that the browser reaches. @returns the recovery codes that come with a first factor */
export const addPasskey = async (Nom: string): Promise<readonly string[]> => {
  const optionsJSON = await call(passkeys.defiAjout, { body: { url: location.hostname } });
  const reponse = await askingDevice(() => startRegistration({ optionsJSON }));
  const { Codes } = await call(passkeys.ajouterCle, { body: { Nom, reponse } });
  return Codes;
};
