import type { CleEtape } from '@comptoir/contract/domains/departs/departs.calls';

/** `fiche`: goes with the person's own record; `reste`: stands as it is, the plan names it; `fait`: what happened. */
export type Sort = CleEtape | 'fiche' | 'reste' | 'fait';

/** Every column that names a person by number, and what becomes of it. A test holds this list to the database. */
export const personnes: Readonly<Record<string, Sort>> = {
  'utilisateurs.IDPeople': 'suspendre',
  'comptesESeller.IDPeople': 'eseller',
  'planetvoUtilisateurs.IDPeople': 'planetvo',
  'planetvoSocietes.IDPeople': 'planetvo',
  // A number kept as text, beside those of sites and companies.
  'accesPartenaires.Cible': 'planetvo',
  'renaultCsb.IDPeople': 'csb',
  'devices.IDPeople': 'appareils',
  'rapports.IDPeople': 'rapports',
  'estimationsReprise.IDPeople': 'responsable',
  'utilisateursSites.IDPeople': 'sites',
  'departsPrevus.IDPeople': 'fiche',
  'departsPrevus.IDRemplacant': 'reste',
  'configNissan.IDPeople': 'reste',
  'connexions.IDPeople': 'reste',
  'epoques.IDPeople': 'fait',
  'journal.IDPeople': 'fait',
  'imports.IDPeople': 'fait',
  'lots.IDPeople': 'fait',
  'logSuppression.IDPeople': 'fait',
};

/** Every column that holds e-mail addresses, which may be the person's. */
export const adresses: Readonly<Record<string, Sort>> = {
  'societes.EMailsContacts': 'adresses',
  'societes.EmailEnvoiAutoBonDeCde': 'adresses',
  'societes.EmailAdministratifWelcomePro': 'adresses',
  'sites.EMail': 'adresses',
  'passerelles.EMailsTransfertDMS': 'adresses',
  'publicationCompte.EMail': 'adresses',
  'publicationCompte.EMailsRapport': 'adresses',
  'utilisateurs.EMail': 'fiche',
  // Wally itself is told of a change.
  'wallyComptes.EmailNotification': 'reste',
  // The words of a message.
  'societes.TexteEmailOffre': 'reste',
  'planetvo2Logs.Email': 'fait',
  'wallyIntegrations.Email': 'fait',
};

/** The places of addresses that a departure changes, by table. */
export const adressesARemettre = Object.entries(adresses).flatMap(([place, sort]) => {
  const [table = '', column = ''] = place.split('.');
  return sort === 'adresses' ? [{ table, column }] : [];
});

const separator = /\s*[;,]\s*/;
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export const holds = (list: string, address: string) => address.trim() !== '' && list.split(separator).some((one) => same(one, address));

/** A list of addresses with one put for another, in its place; the other is there once. */
export const withReplaced = (list: string, address: string, other: string) => {
  const next = list
    .split(separator)
    .map((one) => (same(one, address) ? other.trim() : one.trim()))
    .filter(Boolean);
  return next.filter((one, at) => next.findIndex((earlier) => same(earlier, one)) === at).join(';');
};
