import { tableOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { RetourDemande } from '@comptoir/contract/domains/retour/retour-plan';
import type { JournalGroup } from '../journal-groups.ts';
import { changesOf, type Change } from '@comptoir/contract/domains/journal/phrases';
import { isRestored } from '../words/journal-tables.ts';

/** Something that can be put back: what is asked of the server, and what is said of it. */
export interface Remise {
  demande: RetourDemande;
  words: {
    /** What the button says. */
    act: string;
    /** What the question asks, explains, and says where there is nothing to do. */
    title: string;
    what: string;
    nothing: string;
    /** What the notice says, and what it says once it is taken back. */
    done: string;
    undone: string;
  };
}

export const isUndoable = ({ NomTable }: Pick<JournalEntry, 'NomTable'>) => isRestored(NomTable);

/** The one value that an operation changed, as far as its lines are here; undefined where it changed more, or rows. */
export const oneValueOf = ({ entries: [entry, ...others] }: Pick<JournalGroup, 'entries'>): Change | undefined => {
  if (!entry || others.length > 0 || entry.Operation !== 'U' || !isUndoable(entry)) return undefined;
  const [change, ...more] = changesOf(entry);
  return more.length === 0 ? change : undefined;
};

/** Takes an operation back. */
export const remiseOfOperation = ({ Groupe, Action }: Pick<JournalGroup, 'Groupe' | 'Action'>): Remise => ({
  demande: { portee: { operation: Groupe }, verbe: 'annuler' },
  words: {
    act: 'Rétablir',
    title: `Rétablir ce qu’il y avait avant «\u00a0${Action}\u00a0»\u00a0?`,
    what: 'Ce que cette opération a changé redevient comme avant elle. C’est une opération de plus, qui s’annule aussi.',
    nothing: 'Il n’y a rien à rétablir\u00a0: tout est déjà comme avant cette opération.',
    done: `«\u00a0${Action}\u00a0» est annulé.`,
    undone: `«\u00a0${Action}\u00a0» vaut de nouveau.`,
  },
});

type Changed = Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Groupe' | 'Operation'>;

/** Whether the value that a field had before its change can be put back. */
export const isRemissible = (entry: Changed, { field }: Change) =>
  entry.Operation === 'U' && isUndoable(entry) && !tableOf(entry.NomTable)?.facts?.includes(field);

/** Puts back the value that a field had before a change of it. */
export const remiseOfValue = ({ NomTable: table, IDLigne: id, Groupe }: Changed, { field, label = field, before }: Change): Remise => {
  const isSaid = before?.kind === 'value' && before.text.length <= 60;
  const value = isSaid ? `«\u00a0${before.text}\u00a0»` : 'sa valeur d’avant';
  return {
    demande: { portee: { champ: { table, id, champ: field } }, verbe: 'revenir', groupe: Groupe },
    words: {
      act: 'Remettre cette valeur',
      title: `Remettre la valeur d’avant de «\u00a0${label}\u00a0»\u00a0?`,
      what: 'Seul ce champ change. C’est une opération de plus, qui s’annule aussi.',
      nothing:
        'Il n’y a rien à remettre\u00a0: ce champ a déjà cette valeur, ou sa fiche n’existe plus ou a été modifiée hors de votre portée.',
      done: `«\u00a0${label}\u00a0» a retrouvé ${value}.`,
      undone: `«\u00a0${label}\u00a0» est de nouveau comme juste avant.`,
    },
  };
};

/** Puts a record with its parts as it was just before an operation. */
export const remiseOfVersion = (fiche: { table: string; id: string }, groupe: string): Remise => ({
  demande: { portee: { fiche }, verbe: 'revenir', groupe },
  words: {
    act: 'Revenir à cette version',
    title: 'Revenir à cette version\u00a0?',
    what: 'Ce que vous pouvez modifier de cette fiche redevient comme alors. C’est une opération de plus, qui s’annule aussi.',
    nothing: 'Il n’y a rien à remettre\u00a0: cette fiche est déjà ainsi, ou un opérateur l’a modifiée depuis (demandez-le au support).',
    done: 'La fiche est revenue à cette version.',
    undone: 'La fiche est de nouveau comme juste avant.',
  },
});

/** Brings back a row that is gone, with what went with it. */
export const remiseOfRow = (nom: string, demande: Remise['demande']): Remise => ({
  demande,
  words: {
    act: 'Remettre',
    title: `Remettre «\u00a0${nom}\u00a0»\u00a0?`,
    what: 'Ce qui a disparu avec cette ligne revient aussi. C’est une opération de plus, qui s’annule comme les autres.',
    nothing: 'Il n’y a rien à remettre\u00a0: cette ligne est déjà revenue.',
    done: `«\u00a0${nom}\u00a0» est remis.`,
    undone: `«\u00a0${nom}\u00a0» est de nouveau dans la corbeille.`,
  },
});
