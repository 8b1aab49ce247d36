import { z } from 'zod';
import { modification } from '../../fiches.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { bool, endpoint, everyone, id, staff, text } from '../../kit.ts';
import { fieldLotCalls } from '../../lots.ts';
import { passerelleFields, passerelleHistoFields } from './passerelles.fields.ts';

export const passerelleBody = z.object(inputShape(passerelleFields));

/** Keys present change, absent keys stay. */
const passerelleChanges = passerelleBody.partial();
export type PasserelleChanges = z.output<typeof passerelleChanges>;

const passerelle = z.strictObject({ IDPasserelleDMS: z.number(), ...answerShape(passerelleFields) });
export type Passerelle = z.infer<typeof passerelle>;

const passerelleHisto = z.strictObject({ IDPasserelleDMSHisto: z.number(), ...answerShape(passerelleHistoFields) });
export type PasserelleHisto = z.infer<typeof passerelleHisto>;

/** Days that the head of a gateway counts. */
export const joursDeFiche = 30;

/** What the transfers came to, and who changed the gateway last. */
const fiche = z.strictObject({
  /** Null before the first. */
  dernier: passerelleHisto.omit({ IDPasserelleDMSHisto: true, DateHRef: true, DetailErreurs: true }).nullable(),
  /** Over the last days. */
  recents: z.strictObject({ nb: z.number(), nbEnErreur: z.number() }),
  modification,
});
export type FichePasserelle = z.infer<typeof fiche>;

const columns = z.array(z.strictObject({ NameColumn: z.string(), checked: z.boolean() }));
export type PasserelleColumns = z.infer<typeof columns>;

/** The whole list, each column once. */
const columnsBody = z.array(z.object({ NameColumn: text(), checked: bool })).max(1000);

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
  fiche: endpoint({
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/fiche',
    who: staff,
    on: 'customer',
    action: 'Lire ce qui entoure une passerelle',
    params,
    answer: fiche,
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
    action: 'Lire l’historique d’une passerelle',
    present: 'histoire',
    params,
    answer: z.array(passerelleHisto),
  }),
  historyErrors: endpoint({
    ...seen,
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/history/{idPasserelleDMSHisto}/errors',
    action: 'Lire les erreurs d’un transfert',
    present: 'histoire',
    params: params.extend({ idPasserelleDMSHisto: id }),
    answer: z.strictObject({ DetailErreurs: z.string() }),
  }),
  columns: endpoint({
    method: 'GET',
    path: '/api/passerelles/{idPasserelleDMS}/ColumnDMSMaterial',
    who: staff,
    on: 'customer',
    action: 'Lire les colonnes d’une passerelle',
    params,
    answer: columns,
  }),
  updateColumns: endpoint({
    method: 'PUT',
    path: '/api/passerelles/{idPasserelleDMS}/ColumnDMSMaterial',
    who: staff,
    on: 'customer',
    action: 'Modifier les colonnes d’une passerelle',
    params,
    body: columnsBody,
    answer: columns,
  }),
  ...fieldLotCalls({ path: '/api/passerelles', who: staff, rows: 'passerelles', fields: passerelleFields }),
};
