import { z } from 'zod';
import { describe } from '../../fields/described.ts';
import { flag, numberError, own, requiredChoice, requiredText } from '../../fields/kit.ts';
import { id } from '../../kit.ts';

/** A technical limit. */
export const mostJours = 9999;

const jours = z
  .int(numberError('Nombre entier attendu'))
  .min(-mostJours, `${mostJours} jours au maximum`)
  .max(mostJours, `${mostJours} jours au maximum`);

export const relanceFields = {
  Libelle: requiredText('Libellé', { max: 30, list: 'shown' }),
  /** Zero or negative: before the event; positive: after it. */
  NbJours: describe({
    kind: 'whole',
    label: 'Nombre de jours (avant\u00a0: zéro ou négatif)',
    heading: 'Jours',
    list: 'shown',
    input: jours,
    answer: z.number(),
  }),
  IDRelanceAutoEvenement: requiredChoice('Événement', { shown: 'RelanceAutoEvenement_Libelle', list: 'shown' }),
  Groupe: flag('Disponible pour le groupe'),
};

const chosen = (label: string) => own(label, { input: z.array(id).max(5000), answer: z.array(z.number()), default: [] });

/** Whom a follow-up is available to where it is not the group; each is a table of its own. */
export const relanceListes = { Plaques: chosen('Sociétés'), Sites: chosen('Sites') };
