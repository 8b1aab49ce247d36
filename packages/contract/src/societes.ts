import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { parseEmails } from './texts/emails.ts';
import { parseJoursRapport } from './texts/jours-rapport.ts';
import { bool, endpoint, everyone, id, requiredText, staff, text } from './kit.ts';
import { marquesAnswer, marquesBody } from './marques.ts';
import { messages } from './messages.ts';
import { parsedText } from './texts/parsing.ts';
import { parseRelanceMulti } from './texts/relance-multi.ts';
import { parseTexteEmail } from './texts/texte-email.ts';

const emails = (max: number) => parsedText(max, parseEmails);
const count = z.number({ error: messages.required }).int().min(0).max(9999);
const choice = id.nullable();

/** docs/regles/societes.md#limits */
const given = {
  IDActivite: choice,
  Libelle: requiredText(60),
  EMailsContacts: emails(1000),
  DureeValid: count,
  ImprPortableComOffre: bool,
  NbJrsRelanceLiv: count.nullable(),
  NbJrsRelanceLivMulti: parsedText(500, parseRelanceMulti),
  LibRelanceLiv: text(30),
  NbJrsRelanceAvLiv: count.nullable(),
  LibRelanceAvLiv: text(30),
  AlerteNbJoursEnStock: count.nullable(),
  Affiche_TTC: bool,
  InterfaceCorporateSales: bool,
  JoursRapportAuto: parsedText(13, parseJoursRapport),
  CreationOffreSansEtape: bool,
  IDMiniGpOffre: choice,
  IDMiniGpStock: choice,
  IDMiniGpRapport: choice,
  TitreRepriseOffre: text(),
  EmailEnvoiAutoBonDeCde: emails(500),
  UrlCotation: text(255),
  EmailAdministratifWelcomePro: emails(255),
  NomFicBonDeCdeVO: text(60),
  TexteEmailOffre: parsedText(8000, parseTexteEmail),
  AfficherOptionsVDDansOffre: bool,
  RelanceApresClotureLead: bool,
  RelanceApresClotureLeadObligatoire: bool,
};

/** Defaults of a new company; the label has none. */
export const societeDefaults = {
  IDActivite: null,
  EMailsContacts: '',
  DureeValid: 5,
  ImprPortableComOffre: true,
  NbJrsRelanceLiv: null,
  NbJrsRelanceLivMulti: '',
  LibRelanceLiv: '',
  NbJrsRelanceAvLiv: null,
  LibRelanceAvLiv: '',
  AlerteNbJoursEnStock: null,
  Affiche_TTC: true,
  InterfaceCorporateSales: false,
  JoursRapportAuto: '2,3,4,5,6,7',
  CreationOffreSansEtape: false,
  IDMiniGpOffre: null,
  IDMiniGpStock: null,
  IDMiniGpRapport: null,
  TitreRepriseOffre: '',
  EmailEnvoiAutoBonDeCde: '',
  UrlCotation: '',
  EmailAdministratifWelcomePro: '',
  NomFicBonDeCdeVO: '',
  TexteEmailOffre: '',
  AfficherOptionsVDDansOffre: false,
  RelanceApresClotureLead: false,
  RelanceApresClotureLeadObligatoire: false,
} satisfies Partial<SocieteChanges>;

/** Keys present change, absent keys stay. */
export const societeChanges = z.object(given).partial();
export type SocieteChanges = z.output<typeof societeChanges>;

/** A new company: absent keys get the defaults. */
export const newSociete = z.object(defaulted(given, societeDefaults));
export type NewSociete = z.output<typeof newSociete>;

const numberOrNull = z.number().nullable();

/** What customer access sees of a company; also what every list shows. */
export const societeReduite = z.strictObject({
  IDPlaque: z.number(),
  IDActivite: numberOrNull,
  Activite_Descr: z.string().nullable(),
  Libelle: z.string(),
  EMailsContacts: z.string(),
  DureeValid: z.number(),
  InterfaceCorporateSales: z.boolean(),
});
export type SocieteReduite = z.infer<typeof societeReduite>;

export const societe = societeReduite.extend({
  ImprPortableComOffre: z.boolean(),
  NbJrsRelanceLiv: numberOrNull,
  NbJrsRelanceLivMulti: z.string(),
  LibRelanceLiv: z.string(),
  NbJrsRelanceAvLiv: numberOrNull,
  LibRelanceAvLiv: z.string(),
  AlerteNbJoursEnStock: numberOrNull,
  Affiche_TTC: z.boolean(),
  JoursRapportAuto: z.string(),
  CreationOffreSansEtape: z.boolean(),
  IDMiniGpOffre: numberOrNull,
  IDMiniGpStock: numberOrNull,
  IDMiniGpRapport: numberOrNull,
  TitreRepriseOffre: z.string(),
  EmailEnvoiAutoBonDeCde: z.string(),
  UrlCotation: z.string(),
  EmailAdministratifWelcomePro: z.string(),
  NomFicBonDeCdeVO: z.string(),
  TexteEmailOffre: z.string(),
  AfficherOptionsVDDansOffre: z.boolean(),
  RelanceApresClotureLead: z.boolean(),
  RelanceApresClotureLeadObligatoire: z.boolean(),
  Marques: marquesAnswer,
});
export type Societe = z.infer<typeof societe>;

/** Operators are answered the whole company, customer access the reduced one. */
const answer = z.union([societe, societeReduite]);

const params = z.object({ idPlaque: id });

export const societes = {
  list: endpoint({
    method: 'GET',
    path: '/api/societes',
    who: everyone,
    on: 'customer',
    action: 'Lister les sociétés',
    answer: z.array(answer),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/societes/{idPlaque}',
    who: everyone,
    on: 'customer',
    action: 'Lire une société',
    params,
    answer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/societes',
    who: staff,
    on: 'customer',
    action: 'Ajouter une société',
    body: newSociete,
    answer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/societes/{idPlaque}',
    who: staff,
    on: 'customer',
    action: 'Modifier une société',
    params,
    body: societeChanges,
    answer,
  }),
  marques: endpoint({
    method: 'GET',
    path: '/api/societes/{idPlaque}/marques',
    who: staff,
    on: 'customer',
    action: "Lire les marques d'une société",
    params,
    answer: marquesAnswer,
  }),
  updateMarques: endpoint({
    method: 'PUT',
    path: '/api/societes/{idPlaque}/marques',
    who: staff,
    on: 'customer',
    action: "Modifier les marques d'une société",
    record: '/api/societes/{idPlaque}',
    params,
    body: marquesBody,
    answer: marquesAnswer,
  }),
};
