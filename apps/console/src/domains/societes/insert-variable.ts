import type { VariableEmail } from '@comptoir/contract/texts/texte-email';

/** The variables, by topic. */
export const groupsOfVariables: readonly { title: string; variables: readonly VariableEmail[] }[] = [
  { title: 'Client', variables: ['civilite', 'nomClient', 'prenomClient'] },
  { title: 'Vendeur', variables: ['nomVendeur', 'prenomVendeur', 'telephoneVendeur', 'mobileVendeur'] },
  { title: 'Site', variables: ['nomSite', 'adresseSite', 'telephoneSite', 'faxSite', 'emailSite'] },
  { title: 'Offre', variables: ['logo', 'infoOffre1', 'infoOffre2'] },
];

/** The text with `token` in place of the selection, and the new caret. */
export const inserted = (text: string, { from, to }: { from: number; to: number }, token: string) => ({
  text: `${text.slice(0, from)}${token}${text.slice(to)}`,
  caret: from + token.length,
});
