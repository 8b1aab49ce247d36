import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Vault } from '../secrets/vault.ts';

const end = z.object({ base: z.string(), IDInstant: z.number().int(), DateH: z.string(), Empreinte: z.string() });
/** Where the chain of one customer stood. */
export type ChainEnd = z.infer<typeof end>;

const anchor = z.object({
  DateH: z.string(),
  bases: z.array(end),
  /** The public key, in DER as base64url: whoever keeps it knows it again. */
  cle: z.string(),
  signature: z.string(),
});
/** The ends of all chains at one moment, signed: kept elsewhere, it shows that a chain was cut or written anew. */
export type Anchor = z.infer<typeof anchor>;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const keyOf = (vault: Pick<Vault, 'keyFor'>): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, vault.keyFor('ancres du journal')]), format: 'der', type: 'pkcs8' });

const publicText = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
const signedBytes = ({ DateH, bases, cle }: Omit<Anchor, 'signature'>) => Buffer.from(JSON.stringify([DateH, bases, cle]));

export const signAnchor = (vault: Pick<Vault, 'keyFor'>, bases: readonly ChainEnd[]): Anchor => {
  const key = keyOf(vault);
  const content = { DateH: new Date().toISOString(), bases: [...bases], cle: publicText(key) };
  return { ...content, signature: sign(null, signedBytes(content), key).toString('base64url') };
};

/** Reads one line of an anchor file; undefined where it is none, or its signature does not fit. */
export const readAnchor = (line: string): Anchor | undefined => {
  try {
    const read = anchor.parse(JSON.parse(line));
    const key = createPublicKey({ key: Buffer.from(read.cle, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, signedBytes(read), key, Buffer.from(read.signature, 'base64url')) ? read : undefined;
  } catch {
    return undefined;
  }
};
