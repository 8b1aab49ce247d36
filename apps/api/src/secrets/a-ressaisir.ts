import { Refusal } from '@comptoir/contract/errors';
import type { SecretAddress, Vault } from './vault.ts';

/** Names of secrets that can no longer be read; absent if there are none. */
export interface ARessaisir {
  ARessaisir?: string[] | undefined;
}

export type Secrets<Name extends string> = Record<Name, string> & ARessaisir;

/**
 * The secrets of a record in clear. A missing secret is '', and so is one that can no longer be read, which is also named.
 * On saving, '' changes nothing and anything else replaces it.
 */
export const readSecrets = <Name extends string>(
  vault: Pick<Vault, 'read'>,
  addressOf: (name: Name) => SecretAddress,
  sealed: Readonly<Record<Name, string | null | undefined>>,
): Secrets<Name> => {
  // A record's names are its keys.
  const names = Object.keys(sealed) as Name[];
  const read = names.map((name) => {
    const value = sealed[name];
    return [name, value === null || value === undefined ? '' : vault.read(addressOf(name), value)] as const;
  });
  const lost = read.filter(([, value]) => value === null).map(([name]) => name);
  const values = Object.fromEntries(read.map(([name, value]) => [name, value ?? ''])) as Record<Name, string>;
  return { ...values, ...(lost.length > 0 ? { ARessaisir: lost } : {}) };
};

export const isLost = ({ ARessaisir = [] }: ARessaisir, name: string) => ARessaisir.includes(name);

export const unreadableAccess = 'Les identifiants enregistrés ne peuvent plus être lus\u00a0: ressaisissez-les.';

/** @throws Refusal 422 if one of these secrets can no longer be read */
export const refuseUnreadable = (secrets: ARessaisir, names: readonly string[]) => {
  const lost = names.filter((name) => isLost(secrets, name));
  if (lost.length === 0) return;
  throw new Refusal('rule', unreadableAccess, Object.fromEntries(lost.map((name) => [name, 'À ressaisir'])));
};
