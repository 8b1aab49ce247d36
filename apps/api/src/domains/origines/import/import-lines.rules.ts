import type { OrigineFlag } from '@comptoir/contract/domains/origines/origines.fields';
import type { OrigineColumn } from '@comptoir/contract/domains/origines/origines-import.fields';
import { textKey, type ImportLine } from '../../../imports/lines.rules.ts';

/** Families, sub-families and types are names as written. */
type Given = Partial<Record<Exclude<OrigineColumn, OrigineFlag>, string> & Record<OrigineFlag, boolean>>;

export type OrigineLine = ImportLine<Given>;

export const keyOf = ({ given: { Libelle } }: OrigineLine) => (Libelle === undefined ? undefined : textKey(Libelle));
