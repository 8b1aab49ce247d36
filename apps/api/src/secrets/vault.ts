import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** By their names; `current` seals. */
interface Keys {
  current: string;
  keys: Readonly<Record<string, string>>;
}

/** The address of a secret. A ciphertext moved to another address does not open. */
export interface SecretAddress {
  schema: string;
  table: string;
  column: string;
  id: number | string;
}

/** Sealed with a key that this installation does not have. */
export class UnknownKey extends Error {
  readonly keyName: string;
  constructor(keyName: string) {
    super(`the key file has no key ${keyName}`);
    this.name = 'UnknownKey';
    this.keyName = keyName;
  }
}

const IV = 12;
const TAG = 16;

const bytesOf = ({ schema, table, column, id }: SecretAddress) => Buffer.from(JSON.stringify([schema, table, column, String(id)]));

/** Seals and opens secrets with AES-256-GCM. A sealed value reads `v1.<key name>.<iv>.<tag>.<ciphertext>`. */
export class Vault {
  readonly #reread: () => Keys | undefined;
  readonly #derived = new Map<string, Buffer>();
  #current = '';
  #keys = new Map<string, Buffer>();

  /** `reread` gives the keys anew when they have changed: another process may rotate them. */
  constructor(keyFile: Keys, reread: () => Keys | undefined = () => undefined) {
    this.#reread = reread;
    this.#take(keyFile);
  }

  #take({ current, keys }: Keys) {
    if (!Object.hasOwn(keys, current)) throw new Error('the key file does not hold its current key');
    this.#current = current;
    this.#keys = new Map(Object.entries(keys).map(([name, value]) => [name, Buffer.from(value, 'base64')]));
    this.#derived.clear();
  }

  #refresh() {
    const changed = this.#reread();
    if (changed) this.#take(changed);
  }

  #derive(name: string, purpose: string): Buffer {
    const known = this.#derived.get(`${name}/${purpose}`);
    if (known) return known;
    const key = this.#keys.get(name);
    if (!key) throw new UnknownKey(name);
    const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    this.#derived.set(`${name}/${purpose}`, derived);
    return derived;
  }

  /** The name of the key that seals now. */
  currentKey(): string {
    this.#refresh();
    return this.#current;
  }

  hasKey(name: string): boolean {
    if (!this.#keys.has(name)) this.#refresh();
    return this.#keys.has(name);
  }

  /** A key for another use (signing tokens), independent of the sealing key. It changes with a rotation. */
  keyFor(purpose: string) {
    return this.#derive(this.currentKey(), purpose);
  }

  /** Identifies a key: it is derived from it, and opens nothing. */
  fingerprint(name: string): string {
    return this.#derive(name, 'empreinte').toString('base64url');
  }

  seal(address: SecretAddress, plain: string): string {
    const name = this.currentKey();
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#derive(name, 'secrets'), iv);
    cipher.setAAD(bytesOf(address));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return ['v1', name, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws when the value was altered or sealed for another address; UnknownKey */
  open(address: SecretAddress, sealed: string): string {
    const [version, name, iv, tag, content] = sealed.split('.');
    if (version !== 'v1' || !name || !iv || !tag || content === undefined) throw new Error('not a sealed value');
    if (!this.hasKey(name)) throw new UnknownKey(name);
    const nonce = Buffer.from(iv, 'base64url');
    if (nonce.length !== IV) throw new Error('not a sealed value');
    // Without a length Node accepts a tag of four bytes.
    const decipher = createDecipheriv('aes-256-gcm', this.#derive(name, 'secrets'), nonce, { authTagLength: TAG });
    decipher.setAAD(bytesOf(address));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(Buffer.from(content, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
  }

  /** The value, or null if it can no longer be read and must be entered again: its key is gone, or it was moved. */
  read(address: SecretAddress, sealed: string): string | null {
    try {
      return this.open(address, sealed);
    } catch {
      return null;
    }
  }
}
