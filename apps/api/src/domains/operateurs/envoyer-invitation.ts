import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { sealMessage } from '../../jobs/outbox.store.ts';
import { endLiens, insertLien, newSecret, queueLien } from '../../registry/liens.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { invitationMessage } from './operateurs.rules.ts';

interface Inviting {
  registry: Kysely<RegistryTables>;
  vault: Vault;
  publicUrl: string | undefined;
  /** Who invites, as the mail names them. */
  by: string;
}

/** @throws Refusal where nobody knows what address links begin with: that of a request may be anybody's invention */
const requirePublicUrl = (publicUrl: string | undefined): string => {
  if (publicUrl !== undefined) return publicUrl;
  throw new Refusal('rule', 'L’adresse de la console n’est pas réglée (PUBLIC_URL)\u00a0: aucun lien ne peut être envoyé.');
};

/** Puts an invitation into the outbox, in the transaction at hand; it replaces the one before. @throws Refusal */
export const envoyerInvitation = async (
  { registry, vault, publicUrl, by }: Inviting,
  operator: { IDOperator: number; login: string; name: string },
): Promise<void> => {
  const { IDOperator } = operator;
  const secret = newSecret();
  const { objet, texte } = invitationMessage({ publicUrl: requirePublicUrl(publicUrl), secret, operator }, by);
  await endLiens(registry, IDOperator, 'invitation');
  if (!(await insertLien(registry, secret, 'invitation', IDOperator)))
    throw new Refusal('rule', 'Un opérateur suspendu ou sans adresse e-mail ne reçoit pas d’invitation.');
  await queueLien(registry, secret, { objet, ...(await sealMessage(registry, vault, texte)) });
};

export const invitedDetails = (login: string) => `${login}\u00a0: Invitation envoyée`;
