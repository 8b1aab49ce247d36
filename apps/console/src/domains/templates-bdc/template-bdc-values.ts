import { newTemplateBdc, templateBdcDefaults, type TemplateBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import type { IDMatType } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

/** A template as its form holds it: brands by name, the material type as the value of a radio button. */
export const templateBdcForm = newTemplateBdc.extend({ Marques: z.array(z.string()), IDMatType: z.enum(['1', '2', 'both']) });

type In = z.input<typeof templateBdcForm>;
type Out = z.output<typeof templateBdcForm>;
export type TemplateBdcRecord = RecordForm<In, Out>;

/** 0 means no activity: the contract refuses it. */
export const newValues: In = { ...templateBdcDefaults, Nom: '', IDActivite: 0, Marques: [], IDMatType: 'both' };

/** The stored PDF stays on the server; the form holds only a new one. */
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

/** The body of a new template. */
export const newBody = ({ Marques, IDMatType: matType, ...body }: Out) => ({
  ...body,
  Marques: marquesOf(Marques),
  IDMatType: matTypeOf[matType],
});

/** The body of a changed one. */
export const changedBody = ({ Marques, IDMatType: matType, ...body }: Partial<Out>) => ({
  ...body,
  ...(Marques ? { Marques: marquesOf(Marques) } : {}),
  ...(matType ? { IDMatType: matTypeOf[matType] } : {}),
});
