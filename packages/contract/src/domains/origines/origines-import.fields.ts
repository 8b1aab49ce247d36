import { namesOf } from '../../fields/shapes.ts';
import { columnOf, type ImportSpec } from '../../imports/spec.ts';
import { origineFlags, origineLibelle, placeFields, typeField } from './origines.fields.ts';

const fields = { ...origineLibelle, ...placeFields, ...typeField, ...origineFlags };

export type OrigineColumn = keyof typeof fields;

/** An origin is known by its label (docs/regles/origines.md#import). */
export const originesImport: ImportSpec = {
  name: 'origines',
  columns: [
    columnOf(fields, 'IDFamille', { kind: 'choice', titles: ['famille d’origine'] }),
    columnOf(fields, 'IDSousFamille', { kind: 'choice', titles: ['sous famille d’origine'] }),
    columnOf(fields, 'Libelle', { titles: ['libellé', 'nom de l’origine'] }),
    columnOf(fields, 'IDType', { titles: ['type d’origine', 'type de véhicule'] }),
    columnOf(fields, 'newFamilleLibelle', { titles: ['famille à créer'] }),
    columnOf(fields, 'newSousFamilleLibelle', { titles: ['sous-famille à créer'] }),
    ...namesOf(origineFlags).map((name) => columnOf(fields, name)),
  ],
  apart: null,
  key: { field: 'Libelle', twice: 'Cette origine est aussi' },
  words: { un: 'origine', des: 'origines', feminin: true },
};
