/** Texts of refusals that are asked for letter by letter, as the other products show them. */
const documented = [
  "Au moins un ClientID Bee2Link n'est pas reconnu par Bee2Link",
  "L'option GRP_BDCTraitementLeadAmontChefVente doit être activée pour pouvoir configurer des workflows",
  "Nom d'utilisateur",
  "Erreur lors de l'actualisation des",
  "Erreur lors de l'ajout du champ",
  "Demande d'ajout d'un site",
  "Demande d'ajout d'une societe",
  "Demande de modification d'une societe",
  "Une erreur s'est produite : ",
  'est activé pour au moins un site : vous devez configurer au moins une marque',
  "Vous devez renseigner un IDClient pour pouvoir activer l'interface",
  'la table suivante :',
  'les tables suivantes :',
];

/** Whole refusals that are asked for letter by letter, and which the lint of texts has nothing against. */
const whole = [
  'Cette origine ne peut pas etre supprimee car elle est utilisee dans ',
  'Un document avec ce nom existe déjà. Veuillez choisir un autre fichier',
];

/** Words of programs, and of other languages. */
const technical =
  /\bNaN\b|undefined|\bnull\b|\[object|invalid\b|Entrée invalide|expected|received|\bstring\b|\bnumber\b|\bboolean\b|[{}|]|\bregex/i;
/** A key as programs write it: with a low line, or a capital within. */
const isWired = (key: string) => /_|[a-z][A-Z]|^ID[A-Z]/.test(key);
/** What is called so by people too. */
const names = /eSeller|eData\w*|eDV|PlanetVO2?|Bee2Link|SmartData(?:ForLead)?|PostgreSQL|ClientId|ClientSecret|IDClient/gi;
const wired =
  /(?<![\p{L}\d_@.])(?:[\p{L}\d]*\p{Ll}\p{Lu}[\p{L}\d]*|ID\p{Lu}\p{Ll}[\p{L}\d]*|(?=[\p{L}\d_]*\p{Ll})[\p{L}\d]+_[\p{L}\d_]+)(?![\p{L}\d_])/u;
const sql = /\b(?:select|insert into|update|delete from|constraint|violates|relation "|duplicate key|syntax error)\b/i;
const path = /(?<![\p{L}\d:/])(?:\/[a-z][\w.-]*){2,}|\.ts\b|\bat \w+ \(/u;
const typography = /'| [:;?!»]|« |(?<![\s\d/])[;?!»]|(?<=[\p{L}»)]):(?=\s|$)|\.\.\.|(?<=\p{L})\u00a0?\.\.\./u;

/** What is asked for letter by letter is left alone. */
const withoutDocumented = (sentence: string) => documented.reduce((rest, one) => rest.replaceAll(one, 'Texte'), sentence);
const isWhole = (sentence: string) => whole.some((one) => sentence.startsWith(one));

/** What people said themselves is quoted as it is. */
const withoutQuotes = (sentence: string) => sentence.replace(/«\u00a0[^»]*\u00a0»/g, '«\u00a0x\u00a0»');

/** What is wrong with a sentence as people read it; `keys` are those of the refused value, `label` what it is called. */
export const faultsOfSentence = (sentence: string, { keys = [], label = '' }: { keys?: readonly string[]; label?: string } = {}) => {
  if (isWhole(sentence)) return [];
  const own = withoutQuotes(withoutDocumented(sentence));
  const rest = (label === '' ? own : own.replace(label, '')).replace(names, 'X');
  return [
    ...(technical.test(own) ? ['a word of programs'] : []),
    // A partner's own word may be the key as well: its label says so.
    ...(keys.some((key) => isWired(key) && rest.includes(key)) || wired.test(rest) ? ['a key'] : []),
    ...(/^(?:\*?[\p{Lu}«\d]|eSeller|eData)/u.test(sentence) ? [] : ['no capital']),
    ...(sentence.length < 6 ? ['too short'] : []),
    ...(sql.test(own) ? ['SQL'] : []),
    ...(path.test(own) ? ['a path'] : []),
    ...(typography.test(own) ? ['typography'] : []),
  ];
};

export const isEnded = (sentence: string) =>
  /[.?!…]$/.test(sentence) || isWhole(sentence) || documented.some((one) => sentence.endsWith(one));
