import { requiredText } from '../../fields/kit.ts';

/** What may be written in a note. */
export const noteFields = { Texte: requiredText('Note', { max: 4000 }) };
