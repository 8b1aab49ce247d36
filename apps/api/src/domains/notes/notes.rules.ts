import type { Mention, Portee } from '@comptoir/contract/domains/notes/notes.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Kind } from '@comptoir/contract/rights';
import { customerLink } from '../../jobs/mail-links.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';

export interface Author {
  Kind: Kind;
  Login: string;
}

const isSame = (a: Author, b: Author) => a.Kind === b.Kind && a.Login === b.Login;

/** Their author changes them; operators may remove any. */
export const rightsOn = (note: Author, by: Author) => ({
  mayChange: isSame(note, by),
  mayRemove: isSame(note, by) || by.Kind === 'operator',
});

/** What whoever changes another's note is told. */
export const notOwn = () => new Refusal('forbidden', 'Une note n’est modifiée que par son auteur.');

/** What stands unless the author says otherwise. */
export const usualPortee = (kind: Kind): Portee => (kind === 'operator' ? 'interne' : 'client');

const rule = (field: string, message: string, said: string) => new Refusal('rule', message, { [field]: said });

/** @throws Refusal 422 */
export const checkPortee = (kind: Kind, portee: Portee, isOpenToCustomer: boolean) => {
  if (portee === 'interne' && kind === 'customer')
    throw rule('Portee', 'Une note interne est réservée aux opérateurs.', 'Une note de l’accès client est lue par les siens');
  if (portee === 'client' && !isOpenToCustomer)
    throw rule('Portee', 'L’accès client ne voit pas cette fiche\u00a0: la note reste interne.', 'L’accès client ne voit pas cette fiche');
};

/** `people`: the logins of the customer's people who may open the record. @throws Refusal 422 */
export const checkMentions = (kind: Kind, portee: Portee, mentions: readonly Mention[], people: ReadonlySet<string>) => {
  const refuse = (message: string) => rule('mentions', message, 'Une personne citée ne lirait pas cette note');
  for (const { Kind: of, Login } of mentions) {
    if (of === 'operator' && kind === 'customer') throw refuse(`«\u00a0${Login}\u00a0» ne peut pas être cité ici.`);
    if (of === 'operator') continue;
    if (portee === 'interne') throw refuse('Une note interne ne cite que des opérateurs.');
    if (!people.has(Login)) throw refuse(`«\u00a0${Login}\u00a0» ne peut pas ouvrir cette fiche.`);
  }
};

interface Naming {
  /** Who wrote the note. */
  by: string;
  /** The record's, and where it stands. */
  name: string;
  path: `/${string}`;
  Texte: string;
  customer: Pick<CustomerRecord, 'name' | 'label' | 'hosts'>;
  publicUrl: string | undefined;
}

/** What a person of the customer is told whom a note names. */
export const messageOf = ({ by, name, path, Texte, customer, publicUrl }: Naming) => {
  const link = customerLink({ publicUrl, customer }, { path, title: name });
  return {
    objet: `${by} vous cite dans une note\u00a0: ${name}`,
    texte: [
      `Groupe\u00a0: ${customer.label}`,
      `Fiche\u00a0: ${name}`,
      `Auteur\u00a0: ${by}`,
      ...(link === undefined ? [] : [`Note\u00a0: ${link}`]),
      '',
      Texte,
    ].join('\n'),
  };
};
