import { z } from 'zod';
import { flag, own, requiredChoice, requiredText } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';
import { singleLine } from '../../texts/single-line.ts';

/** A technical limit. */
export const longestLibelle = 255;
const newLibelle = () => singleLine().max(longestLibelle, messages.tooLong(longestLibelle));

const chosenId = () => z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required);
/** No choice: a form sends an empty value. */
const none = z.union([z.null(), z.literal(''), z.literal(0), z.literal('0')]).transform(() => null);
const maybe = (label: string) =>
  own(label, { input: z.union([none, chosenId()], { error: messages.required }), answer: z.number().nullable(), default: null });
const maybeNew = (label: string) => own(label, { input: newLibelle(), answer: z.string(), default: '' });

/** Where an origin stands: an existing family or the label of a new one, and the same for the sub-family. */
export const placeFields = {
  IDFamille: maybe('Famille'),
  IDSousFamille: maybe('Sous-famille'),
  newFamilleLibelle: maybeNew('Nouvelle famille'),
  newSousFamilleLibelle: maybeNew('Nouvelle sous-famille'),
};

export const typeField = { IDType: requiredChoice('Type') };

export const origineFlags = {
  EstLead: flag('Lead', { lot: true }),
  EstInactif: flag('Inactif', { lot: true }),
  EstAppelSortant: flag('Appel Sortant', { lot: true }),
  EstAppelEntrant: flag('Appel Entrant', { lot: true }),
  CreationLead: flag('Création Lead', { default: true, lot: true }),
};
export type OrigineFlag = keyof typeof origineFlags;

/** What may be changed of many origins at once; the family follows from the sub-family. */
export const origineLotFields = { IDSousFamilleOrigineAction: requiredChoice('Sous-famille', { lot: true }), ...origineFlags };

export const origineLibelle = { Libelle: requiredText('Libellé de l’origine', { max: longestLibelle, heading: 'Origine' }) };

/** The default origin of the alerts on each kind of vehicle. */
export const defautFields = { VN: maybe('VN'), VO: maybe('VO'), VDL: maybe('VDL') };

export const transferFields = { IDOrigineActionTo: requiredChoice('Origine cible') };
