import { z } from 'zod';
import { describe } from '../../fields/described.ts';
import { choice, flag, numberError, own, requiredText, text } from '../../fields/kit.ts';
import { pick } from '../../fields/shapes.ts';
import { emailsText } from '../../texts/emails.ts';
import { parseJoursRapport } from '../../texts/jours-rapport.ts';
import { parsedText } from '../../texts/parsing.ts';
import { parseRelanceMulti } from '../../texts/relance-multi.ts';
import { parseTexteEmail } from '../../texts/texte-email.ts';

const days = () => z.int(numberError('Nombre entier attendu')).min(0, 'Zéro ou plus').max(9999, '9\u00a0999 au maximum');

/** A number of days that may be unset. */
const delay = (label: string, said: { unit: string; help?: string }) =>
  describe({ ...said, lot: true, kind: 'whole', label, default: null, input: days().nullable(), answer: z.number().nullable() });

const emails = (max: number) => ({ input: emailsText(max), answer: z.string(), default: '' });

/** A text with a format of its own. */
const format = (max: number, parse: Parameters<typeof parsedText>[1]) => ({
  input: parsedText(max, parse),
  answer: z.string(),
  default: '',
});

/** A group of another product, which nothing here lists. */
const miniGroupe = (label: string) => choice(label, { help: 'Son numéro' });

const general = {
  Libelle: requiredText('Libellé', { max: 60, list: 'shown' }),
  IDActivite: choice('Activité', { help: 'Changer d’activité retire les marques choisies', shown: 'Activite_Descr', list: 'shown' }),
  EMailsContacts: own('E-mails de contact', { ...emails(1000), list: 'shown' }),
  InterfaceCorporateSales: flag('Interface Corporate Sales', { heading: 'Corporate Sales', list: 'shown', lot: true }),
};

const offres = {
  DureeValid: describe({
    kind: 'whole',
    label: 'Validité des offres',
    heading: 'Validité (jours)',
    unit: 'jours',
    list: 'shown',
    lot: true,
    default: 5,
    input: days(),
    answer: z.number(),
  }),
  IDMiniGpOffre: miniGroupe('Mini-groupe des offres'),
  TitreRepriseOffre: text('Titre de la reprise dans l’offre'),
  Affiche_TTC: flag('Afficher les prix TTC par défaut', { default: true, lot: true }),
  ImprPortableComOffre: flag('Imprimer le portable du vendeur sur l’offre', { default: true, lot: true }),
  CreationOffreSansEtape: flag('Créer une offre sans étape', { lot: true }),
  AfficherOptionsVDDansOffre: flag('Afficher les options VD dans l’offre', { lot: true }),
  UrlCotation: text('Adresse de la cotation', { max: 255 }),
  EmailEnvoiAutoBonDeCde: own('E-mails d’envoi automatique du bon de commande', emails(500)),
  NomFicBonDeCdeVO: text('Fichier du bon de commande VO', { max: 60 }),
  EmailAdministratifWelcomePro: own('E-mail administratif Welcome Pro', emails(255)),
};

const email = { TexteEmailOffre: own('Texte de l’e-mail d’une offre', format(8000, parseTexteEmail)) };

const livraison = {
  NbJrsRelanceAvLiv: delay('Relance avant livraison', { unit: 'jours avant' }),
  LibRelanceAvLiv: text('Libellé de la relance avant livraison', { max: 30 }),
  NbJrsRelanceLiv: delay('Relance après livraison', { unit: 'jours après' }),
  LibRelanceLiv: text('Libellé de la relance après livraison', { max: 30 }),
};

const relances = {
  NbJrsRelanceLivMulti: own('Relances multiples après livraison', format(500, parseRelanceMulti)),
  RelanceApresClotureLead: flag('Relance après la clôture d’un lead', { lot: true }),
  RelanceApresClotureLeadObligatoire: flag('Relance obligatoire après la clôture d’un lead', { lot: true }),
};

const rapports = {
  JoursRapportAuto: own('Jours des rapports automatiques', { ...format(13, parseJoursRapport), default: '2,3,4,5,6,7' }),
  AlerteNbJoursEnStock: delay('Alerte de stock', {
    unit: 'jours',
    help: 'Nombre de jours en stock au-delà duquel un véhicule est signalé',
  }),
  IDMiniGpStock: miniGroupe('Mini-groupe du stock'),
  IDMiniGpRapport: miniGroupe('Mini-groupe des rapports'),
};

/** What the form of a company holds, by the section that it stands in. */
export const societeSections = { general, offres, email, livraison, relances, rapports };

/** Everything that a change of a company may hold; docs/regles/societes.md#limits */
export const societeFields = { ...general, ...offres, ...email, ...livraison, ...relances, ...rapports };

/** What customer access sees of a company (docs/regles/societes.md#reduced-company). */
export const societeReduiteFields = pick(societeFields, [
  'IDActivite',
  'Libelle',
  'EMailsContacts',
  'DureeValid',
  'InterfaceCorporateSales',
]);
