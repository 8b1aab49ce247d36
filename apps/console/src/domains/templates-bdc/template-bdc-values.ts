import { newTemplateBdc, templateBdcDefaults, type IDMatType, type TemplateBdc } from '@comptoir/contract/templates-bdc';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

/** A template as its form holds it: its brands by name, its material type as the value of a radio button. */
export const templateBdcForm = newTemplateBdc.extend({ Marques: z.array(z.string()), IDMatType: z.enum(['1', '2', 'both']) });

type In = z.input<typeof templateBdcForm>;
type Out = z.output<typeof templateBdcForm>;
export type TemplateBdcRecord = RecordForm<In, Out>;

/** No activity is 0: the contract refuses it as it refuses none. */
export const newValues: In = { ...templateBdcDefaults, Nom: '', IDActivite: 0, Marques: [], IDMatType: 'both' };

/** The stored PDF stays on the server: the form holds a new one only. */
export const valuesOf = ({ Nom, IDActivite, IDMatType: matType, Marques, DocumentBDC, DocumentCGV }: TemplateBdc): In => ({
  Nom,
  IDActivite,
  IDMatType: matType === null ? 'both' : matType === 1 ? '1' : '2',
  Marques: Marques.map(({ Marque }) => Marque),
  DocumentBDC,
  DocumentCGV,
  FileBinary: null,
});

const matTypeOf = { '1': 1, '2': 2, both: null } as const satisfies Record<Out['IDMatType'], IDMatType>;

const marquesOf = (names: readonly string[]) => names.map((Marque) => ({ Marque }));

/** What is sent of a new template. */
export const newBody = ({ Marques, IDMatType: matType, ...body }: Out) => ({
  ...body,
  Marques: marquesOf(Marques),
  IDMatType: matTypeOf[matType],
});

/** What is sent of a changed one. */
export const changedBody = ({ Marques, IDMatType: matType, ...body }: Partial<Out>) => ({
  ...body,
  ...(Marques ? { Marques: marquesOf(Marques) } : {}),
  ...(matType ? { IDMatType: matTypeOf[matType] } : {}),
});
