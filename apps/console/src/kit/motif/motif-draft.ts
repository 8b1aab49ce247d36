import type { Draft } from '../drafts/store.ts';
import { showValue, type FieldSpeech } from '../form/fields/field-speech.ts';
import { motifHeader } from './motif-headers.ts';

/** What is typed, with why; a reason alone is nothing to keep. */
export const withMotif = (fields: Draft['fields'], motif: string | null | undefined): Draft['fields'] =>
  motif && Object.keys(fields).length > 0 ? { ...fields, [motifHeader]: ['', motif] } : fields;

/** The reason is shown and offered like a field. */
export const motifSpeech: FieldSpeech = { label: 'Motif', show: showValue };
export const isMotif = (path: string) => path === motifHeader;
/** How a field of a form, or the reason, is called. */
export const speechAt = (speech: ReadonlyMap<string, FieldSpeech>, path: string) => (isMotif(path) ? motifSpeech : speech.get(path));
