import type { Vault } from '../../../secrets/vault.ts';

const address = (column: 'Secret' | 'SecretPrecedent', id: number) => ({ schema: 'registry', table: 'webhooks', column, id });

export const sealSecret = (vault: Vault, column: 'Secret' | 'SecretPrecedent', IDWebhook: number, secret: string) =>
  vault.seal(address(column, IDWebhook), secret);

export const readSecret = (vault: Vault, column: 'Secret' | 'SecretPrecedent', IDWebhook: number, sealed: string) =>
  vault.read(address(column, IDWebhook), sealed);

interface Sealed {
  IDWebhook: number;
  Secret: string;
  /** While it signs too. */
  SecretPrecedent: string | null;
}

/** The secrets that sign now; undefined where the present one can no longer be read. */
export const signingSecrets = (vault: Vault, { IDWebhook, Secret, SecretPrecedent }: Sealed): string[] | undefined => {
  const present = readSecret(vault, 'Secret', IDWebhook, Secret);
  if (present === null) return undefined;
  const former = SecretPrecedent === null ? null : readSecret(vault, 'SecretPrecedent', IDWebhook, SecretPrecedent);
  return former === null ? [present] : [present, former];
};
