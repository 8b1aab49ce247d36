import { requiredText, text } from './fields/kit.ts';

/** How operators come to a customer, from the most open to the strictest. */
export const modesAcces = {
  libre: {
    titre: 'Libre',
    aide: 'Les opérateurs entrent quand ils en ont besoin. Leurs visites et leurs modifications se lisent ici.',
  },
  annonce: {
    titre: 'Annoncé',
    aide: 'Un opérateur dit pourquoi il vient avant d’entrer, et les administrateurs du groupe reçoivent un courriel.',
  },
  accorde: {
    titre: 'Accordé',
    aide: 'Seuls entrent les opérateurs à qui le groupe a accordé un accès, d’une heure à 30 jours. Il se coupe à tout moment.',
  },
  chaqueFois: {
    titre: 'À chaque fois',
    aide: 'Un opérateur demande à chaque session, et un administrateur du groupe répond. L’accès finit avec la session.',
  },
} as const;
export type ModeAcces = keyof typeof modesAcces;
// The keys of an object literal.
export const modeAccesNames = Object.keys(modesAcces) as ModeAcces[];

/** Whether it lets fewer in. */
export const isStricter = (mode: ModeAcces, than: ModeAcces) => modeAccesNames.indexOf(mode) > modeAccesNames.indexOf(than);

/** An emergency lasts no longer, in hours. */
export const urgenceHeures = 4;
/** What may be granted: from an hour to 30 days. */
export const mostHeures = 720;

/** Why somebody comes, and the number of what they work on, as the provider or the group counts it. */
export const whyFields = {
  Motif: requiredText('Motif', { max: 255 }),
  Ticket: text('Ticket', { max: 60, help: 'Le numéro de ce qui est traité' }),
};
