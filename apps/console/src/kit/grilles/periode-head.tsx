import { grilleFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import type { ImportHead } from '../import/screen.ts';
import { PeriodFields } from './period-fields.tsx';

/** What a table that is imported becomes: its label and its period. */
export const periodeHead: ImportHead = {
  shape: inputShape(grilleFields),
  values: { Libelle: '', DateDebut: null, DateFin: null },
  Fields: ({ field }) => <PeriodFields field={field} start={null} />,
};
