import { faultAt, parsed, type Parsed } from './parsing.ts';

/** The variables of an offer's e-mail: name between braces, label, and a sample for the preview. */
export const variablesEmail = {
  civilite: ['Civilité du client', 'Madame'],
  nomClient: ['Nom du client', 'Le Goff'],
  prenomClient: ['Prénom du client', 'Anne'],
  nomVendeur: ['Nom du vendeur', 'Quéré'],
  prenomVendeur: ['Prénom du vendeur', 'Mael'],
  telephoneVendeur: ['Téléphone du vendeur', '02 61 91 00 10'],
  mobileVendeur: ['Mobile du vendeur', '06 39 98 00 10'],
  nomSite: ['Nom du site', 'Concession de Rennes'],
  adresseSite: ['Adresse du site', '12 rue des Acacias, 35000 Rennes'],
  telephoneSite: ['Téléphone du site', '02 61 91 00 20'],
  faxSite: ['Fax du site', '02 61 91 00 21'],
  emailSite: ['E-mail du site', 'rennes@concession.example'],
  logo: ['Logo', '[logo]'],
  infoOffre1: ['Information d’offre 1', 'Offre n° 20418'],
  infoOffre2: ['Information d’offre 2', 'Berline hybride, gris platine'],
} as const satisfies Record<string, readonly [label: string, sample: string]>;

export type VariableEmail = keyof typeof variablesEmail;
export type Morceau = { texte: string } | { variable: VariableEmail };

export const tokenOf = (variable: VariableEmail) => `{{${variable}}}`;

const isVariable = (name: string): name is VariableEmail => Object.hasOwn(variablesEmail, name);

/** Text and variables, in order. Every `{{` must open a known variable. */
export const parseTexteEmail = (text: string): Parsed<Morceau[]> => {
  const morceaux: Morceau[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{{', at);
    const end = open < 0 ? text.length : open;
    if (end > at) morceaux.push({ texte: text.slice(at, end) });
    if (open < 0) break;
    const close = text.indexOf('}}', open);
    if (close < 0) return faultAt(text, open, 'La variable commencée par {{ n’est pas terminée par }}');
    const name = text.slice(open + 2, close);
    if (!isVariable(name)) return faultAt(text, open, `Variable inconnue\u00a0: {{${name.slice(0, 40)}}}`);
    morceaux.push({ variable: name });
    at = close + 2;
  }
  return parsed(morceaux);
};

export const printTexteEmail = (morceaux: readonly Morceau[]) =>
  morceaux.map((morceau) => ('texte' in morceau ? morceau.texte : tokenOf(morceau.variable))).join('');
