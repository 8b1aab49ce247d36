import { z } from 'zod';
import { parseEmails } from './texts/emails.ts';
import { bool, endpoint, everyone, id, requiredText, staff, text } from './kit.ts';
import { parsedText } from './texts/parsing.ts';

/** Ticks of a gateway, in the order of its form. */
export const passerelleFlags = {
  PubliAutoIntranetVN: "Publication automatique sur l'intranet : VN",
  PubliAutoIntranetVD: "Publication automatique sur l'intranet : VD",
  PubliAutoIntranetVO: "Publication automatique sur l'intranet : VO",
  PubliAutoInternetVN: 'Publication automatique sur internet : VN',
  PubliAutoInternetVD: 'Publication automatique sur internet : VD',
  PubliAutoInternetVO: 'Publication automatique sur internet : VO',
  TransfertNumOffre: "Transférer le numéro de l'offre",
  StockEnTotalite: 'Transférer le stock en totalité',
  CreeRelancesApLivSansCde: 'Créer les relances après livraison sans commande',
} as const;
export type PasserelleFlag = keyof typeof passerelleFlags;

const flagNames = Object.keys(passerelleFlags) as PasserelleFlag[];
/** `Object.fromEntries` over the flags' own names: every flag has its schema. */
const flags = <S extends z.ZodType>(schema: S) => Object.fromEntries(flagNames.map((name) => [name, schema])) as Record<PasserelleFlag, S>;

/** A date and time; without a zone it is in UTC. Kept to the millisecond. */
const moment = z.iso
  .datetime({ offset: true, local: true, error: 'Date et heure attendues' })
  .transform((value) => new Date(/Z$|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`).toISOString())
  .pipe(z.string().refine((value) => value >= '1900' && value < '2200', 'Date hors limites'));
const none = z.literal('').transform(() => null);

/** docs/regles/passerelles.md#limits */
export const passerelleFields = z.object({
  Libelle: requiredText(60),
  Commentaire: text(1000),
  DateHRefProchainTransfert: z.union([none, moment]).nullable(),
  EMailsTransfertDMS: parsedText(1000, parseEmails),
  ...flags(bool),
});

/** Keys present change, absent keys stay. */
const passerelleChanges = passerelleFields.partial();
export type PasserelleChanges = z.output<typeof passerelleChanges>;

const passerelle = z.strictObject({
  IDPasserelleDMS: z.number(),
  Libelle: z.string(),
  Commentaire: z.string(),
  /** In UTC. */
  DateHRefProchainTransfert: z.string().nullable(),
  EMailsTransfertDMS: z.string(),
  ...flags(z.boolean()),
});
export type Passerelle = z.infer<typeof passerelle>;

/** One call of the dealer's management system. Dates are in UTC. */
const passerelleHisto = z.strictObject({
  IDPasserelleDMSHisto: z.number(),
  DateHAppelWS: z.string(),
  DateHFinWS: z.string().nullable(),
  DateHRef: z.string().nullable(),
  /** Vehicles. */
  NbMat: z.number(),
  NbClients: z.number(),
  NbErreurs: z.number(),
  /** One error a line. */
  DetailErreurs: z.string(),
});
export type PasserelleHisto = z.infer<typeof passerelleHisto>;

const columns = z.array(z.strictObject({ NameColumn: z.string(), checked: z.boolean() }));
export type PasserelleColumns = z.infer<typeof columns>;

/** The whole list, each column once. */
const columnsBody = z.array(z.object({ NameColumn: z.string().max(255), checked: bool })).max(1000);

const params = z.object({ idPasserelleDMS: id });

/** Customer access reads gateways and their history; a BDGpNi group has none of it. */
const seen = { who: everyone, when: ['horsBDGpNi'], on: 'customer' } as const;

export const passerelles = {
  list: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/passerelles',
    action: 'Lister les passerelles',
    answer: z.array(passerelle),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}',
    who: staff,
    on: 'customer',
    action: 'Lire une passerelle',
    params,
    answer: passerelle,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/passerelles/{idPasserelleDMS}',
    who: staff,
    on: 'customer',
    action: 'Modifier une passerelle',
    params,
    body: passerelleChanges,
    answer: passerelle,
  }),
  history: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/history',
    action: "Lire l'historique d'une passerelle",
    params,
    answer: z.array(passerelleHisto),
  }),
  historyErrors: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/history/{idPasserelleDMSHisto}/errors',
    action: "Lire les erreurs d'un transfert",
    params: params.extend({ idPasserelleDMSHisto: id }),
    answer: z.strictObject({ DetailErreurs: z.string() }),
  }),
  columns: endpoint({
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/ColumnDMSMaterial',
    who: staff,
    on: 'customer',
    action: "Lire les colonnes d'une passerelle",
    params,
    answer: columns,
  }),
  updateColumns: endpoint({
    method: 'PUT',
    path: '/api/passerelles/{idPasserelleDMS}/ColumnDMSMaterial',
    who: staff,
    on: 'customer',
    action: "Modifier les colonnes d'une passerelle",
    params,
    body: columnsBody,
    answer: columns,
  }),
};
