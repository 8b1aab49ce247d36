import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What a page of a browser says to the device, or is made to say. */
interface Page {
  origin: string;
  /** The device asked for its code or finger. */
  isVerified?: boolean;
  rpId?: string;
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** A device with one passkey, as a browser shows it to a page. `counts`: it counts its uses, as keys on a ring do. */
export const newDevice = ({ counts = true } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const key = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  const device = { count: 0, userHandle: '' };

  const dataOf = (rpId: string, flags: number, more: Uint8Array = new Uint8Array()) => {
    if (counts) device.count += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(device.count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const clientDataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const make = ({ challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } }, page: Page) => {
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)]);
    const flags = present | attested | (page.isVerified === false ? 0 : verified);
    const authData = new Uint8Array(dataOf(page.rpId ?? rp.id, flags, credential));
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]),
    );
    device.userHandle = user.id;
    const clientDataJSON = base64url(clientDataOf('webauthn.create', challenge, page.origin));
    return { ...key, response: { clientDataJSON, attestationObject: base64url(attestation) } };
  };

  const signIn = ({ challenge, rpId }: { challenge: string; rpId: string }, page: Page) => {
    const clientData = clientDataOf('webauthn.get', challenge, page.origin);
    const data = dataOf(page.rpId ?? rpId, present | (page.isVerified === false ? 0 : verified));
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
    return {
      ...key,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: device.userHandle,
      },
    };
  };
  return { device, make, signIn };
};
