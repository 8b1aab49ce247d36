import { Refusal } from '@comptoir/contract/errors';
import { fournisseurFields } from '@comptoir/contract/domains/fournisseurs/fournisseurs.fields';
import type { Rattachement } from '@comptoir/contract/domains/fournisseurs/fournisseurs.fields';
import { checkAddress } from '../webhooks/envois/webhooks.rules.ts';

/** What an issuer's address says by itself. @throws Refusal */
export const checkEmetteur = (Emetteur: string, outboundAllowedHosts: readonly string[]): void => {
  const { label } = fournisseurFields.Emetteur;
  checkAddress(Emetteur, { sampleData: false, outboundAllowedHosts }, { field: 'Emetteur', label });
  const { search, hash, pathname } = new URL(Emetteur);
  if (search === '' && hash === '' && !pathname.includes('/.well-known/')) return;
  const why = 'Une adresse sans rien après «\u00a0?\u00a0» ni «\u00a0#\u00a0», et sans «\u00a0/.well-known\u00a0», est attendue';
  throw new Refusal('invalid', `${label}\u00a0: ${why}.`, { Emetteur: why });
};

/** Whom a provider may link by an address. @throws Refusal */
export const checkRattachement = (
  { Rattachement, Domaines }: { Rattachement: Rattachement; Domaines: readonly string[] },
  IDCustomer: number | null,
): void => {
  if (Rattachement !== 'courriel') return;
  const refuse = (field: string, why: string) => new Refusal('invalid', `${why}.`, { [field]: why });
  if (IDCustomer === null)
    throw refuse('Rattachement', 'Un opérateur ne se rattache que par son invitation, ou lui-même une fois identifié');
  if (Domaines.length === 0) throw refuse('Domaines', 'Nommez au moins un domaine pour rattacher les comptes par leur adresse');
};

/** Whose a provider is. */
export interface Place {
  /** Null: of the operators. */
  IDCustomer: number | null;
  /** Of the customer's own access. */
  hosts: readonly string[] | null;
}

/** The hosts from which people may go there, and to which they come back. */
export const hostsOf = ({ IDCustomer, hosts }: Place, publicUrl: string | undefined): readonly string[] => {
  if (publicUrl === undefined) return [];
  return IDCustomer === null ? [new URL(publicUrl).hostname] : (hosts ?? []);
};

/** Where people come back to: each provider has an address of its own, so that none is taken for another. */
export const retourAt = (publicUrl: string, host: string, IDFournisseur: number): string => {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/connexion/retour/${IDFournisseur}`;
};

/** Those that have to be registered there. */
export const retoursOf = (place: Place & { IDFournisseur: number }, publicUrl: string | undefined): string[] =>
  publicUrl === undefined ? [] : hostsOf(place, publicUrl).map((host) => retourAt(publicUrl, host, place.IDFournisseur));
