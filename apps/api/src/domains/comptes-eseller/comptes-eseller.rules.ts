import { facturation, type Acte } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { Refusal } from '@comptoir/contract/errors';
import { isBDGpNi } from '@comptoir/contract/rights';
import { unknownRecord } from '../../db/existing.ts';
import { customerLink, operatorLink } from '../../jobs/mail-links.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';

interface Compte {
  IDPeople: number;
  Name: string;
  LoginWEB: string;
  DRPROFILE_DESCR: string;
  IsAccountOpened: boolean;
}

const words = {
  open: { act: 'Activation', done: 'activés', already: 'Déjà activé' },
  close: { act: 'Clôture', done: 'clôturés', already: 'Pas activé, ou déjà clôturé' },
} as const satisfies Record<Acte, unknown>;

/** Names shown in a refusal. */
const most = 5;

/** All selected accounts must exist and be in the right state. @throws Refusal 404, 422 */
export const checkSelection = (acte: Acte, ids: readonly number[], comptes: readonly Compte[]) => {
  if (comptes.length < ids.length) throw unknownRecord('Ce compte eSeller');
  const wrong = comptes.filter(({ IsAccountOpened }) => IsAccountOpened === (acte === 'open'));
  if (wrong.length === 0) return;
  const names = wrong.slice(0, most).map(({ Name }) => Name);
  const others = wrong.length > most ? ` et ${wrong.length - most} autres` : '';
  throw new Refusal('rule', `${words[acte].already}\u00a0: ${names.join(', ')}${others}. Rien n’a été enregistré.`);
};

interface Addresses {
  /** The provider's. */
  support: string | undefined;
  /** Of each company, separated by semicolons. */
  contacts: readonly string[];
  /** Of the customer-access user who asks. */
  own: string;
}

/** Whom the confirmation goes to, each address once (docs/regles/comptes-eseller.md#recipients). */
export const destinatairesOf = ({ support = '', contacts, own }: Addresses) => {
  const all = [support, ...contacts.flatMap((list) => list.split(';')), own].map((address) => address.trim()).filter(Boolean);
  const known = new Map<string, string>();
  for (const address of all) if (!known.has(address.toLowerCase())) known.set(address.toLowerCase(), address);
  return [...known.values()];
};

const parisMonth = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });

/** The month of a moment in Paris: the months of opening and closing are billed whole. */
export const billedMonth = (moment: Date) => {
  // '11/2026'
  const [month = 0, year = 0] = parisMonth.format(moment).split('/').map(Number);
  const dayOf = (day: Date) => day.toISOString().slice(0, 10);
  return { first: dayOf(new Date(Date.UTC(year, month - 1, 1))), last: dayOf(new Date(Date.UTC(year, month, 0))) };
};

interface Confirmation {
  acte: Acte;
  comptes: readonly Compte[];
  /** First or last day billed. */
  jour: string;
  /** Who asked, from the session. */
  name: string;
  login: string;
  customer: Pick<CustomerRecord, 'name' | 'label' | 'hosts'>;
  /** Where people open the console, if it is known. */
  publicUrl: string | undefined;
}

/** The accounts as they stand now, for the provider and for the customer's own people. */
const linksOf = ({ comptes, customer, publicUrl }: Confirmation) => {
  const [first] = comptes;
  const one = comptes.length === 1 && first ? `?${new URLSearchParams({ q: first.LoginWEB }).toString()}` : '';
  const target = { path: `/utilisateurs/eseller${one}`, title: 'Comptes eSeller' } as const;
  const own = isBDGpNi(customer.name) ? undefined : customerLink({ publicUrl, customer }, target);
  return [
    `Comptes eSeller\u00a0: ${operatorLink({ publicUrl, customer }, target)}`,
    ...(own === undefined ? [] : [`Depuis l’accès client\u00a0: ${own}`]),
  ];
};

const frenchDay = (day: string) => day.split('-').toReversed().join('/');

export const messageOf = (confirmation: Confirmation) => {
  const { acte, comptes, jour, name, login, customer } = confirmation;
  const { name: BDGp, label: groupe } = customer;
  const { act, done } = words[acte];
  const count = comptes.length;
  const lines = comptes.map((compte) => `- ${compte.Name} (${compte.LoginWEB}), ${compte.DRPROFILE_DESCR}`);
  return {
    objet: `${act} de ${count} ${count > 1 ? 'comptes' : 'compte'} eSeller (${groupe})`,
    texte: [
      `Groupe\u00a0: ${groupe} (${BDGp})`,
      `Demandeur\u00a0: ${name} (${login})`,
      '',
      `Comptes eSeller ${done}\u00a0:`,
      ...lines,
      '',
      facturation[acte],
      `${acte === 'open' ? 'Début' : 'Fin'} de facturation\u00a0: ${frenchDay(jour)}`,
      '',
      ...linksOf(confirmation),
    ].join('\n'),
  };
};
