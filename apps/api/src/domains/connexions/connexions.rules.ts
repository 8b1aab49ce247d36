import { products, type Connexion, type Product } from '@comptoir/contract/domains/connexions/connexions.calls';
import { Refusal } from '@comptoir/contract/errors';
import { ofName } from '@comptoir/contract/texts/elision';
import { option } from '../../db/faults/because.ts';
import type { AddressName } from '../../config/product-addresses.ts';

/** The addresses that a product needs; the first is its sign-in page. */
export const addressesOf: Record<Product, readonly [AddressName, ...AddressName[]]> = {
  team: ['team'],
  lead: ['lead'],
  reporting: ['reporting'],
  eDataVoice: ['eDataVoice', 'eDataVoiceToken'],
};

/** Two products that a group may not have. @throws Refusal 422 */
export const checkProduct = (product: Product, group: { eSellerLeadActif: boolean; GRP_ClientEDatavoice: boolean }) => {
  if (product === 'lead' && !group.eSellerLeadActif)
    throw new Refusal('rule', 'eSeller Lead n’est pas actif pour ce client.').because({ code: 'option' });
  if (product === 'eDataVoice' && !group.GRP_ClientEDatavoice) {
    const refusal = new Refusal('rule', 'Ce client n’a pas le Poste Relation Client.');
    throw refusal.because(option('GRP_ClientEDatavoice', 'Activer le Poste Relation Client'));
  }
};

export const noAddress = (product: Product, serverName: string) =>
  new Refusal('rule', `L’adresse ${ofName(products[product])} n’est pas configurée pour le serveur ${serverName}.`);

interface SigningIn {
  action: string;
  LoginWEB: string;
  /** In clear. */
  Password: string;
  IDPeople: number;
  IDSite: number | undefined;
  IDClient: string;
  IDCompany: number | null;
  reporting: { from: string; goto: string };
}

type Field = Connexion['fields'][number];
const fieldsOf = (values: Readonly<Record<string, string | number | null | undefined>>): Field[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value ?? '') }));

/** The form that each product expects (docs/regles/connexions.md#forms). */
export const formOf = (product: Product, { action, LoginWEB, Password, ...known }: SigningIn): Omit<Connexion, 'passage'> => {
  const post = { method: 'POST', action, credentials: null } as const;
  const get = { method: 'GET', action, credentials: null } as const;
  const { IDPeople, IDSite, IDClient, IDCompany, reporting } = known;
  const forms: Record<Product, () => Omit<Connexion, 'passage'>> = {
    team: () => ({ ...post, fields: fieldsOf({ LoginWeb: LoginWEB, Password }) }),
    reporting: () => ({
      ...post,
      fields: fieldsOf({ FROM: reporting.from, LoginWeb: LoginWEB, Password, IDCompany, IDPeople, IDSite, GOTO: reporting.goto }),
    }),
    lead: () => ({ ...get, fields: fieldsOf({ idclient: IDClient, autologin: 1, login: LoginWEB, pass: Password }) }),
    eDataVoice: () => ({ ...get, fields: fieldsOf({ autologin: 1 }), credentials: { login: LoginWEB, password: Password } }),
  };
  return forms[product]();
};
