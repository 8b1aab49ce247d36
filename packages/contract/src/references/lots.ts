import { fieldLotCalls } from '../lots.ts';
import { hasLot, rowsIn, type Reference } from './kit.ts';

const callsOf = (spec: Reference) => {
  const { path, who, when, fields } = spec;
  return fieldLotCalls({ path, who, ...(when ? { when } : {}), rows: rowsIn(spec), fields });
};

/** The calls of a bulk change of one list; none where no field says `lot`. */
export const lotCallsOf = (spec: Reference): Partial<ReturnType<typeof callsOf>> => (hasLot(spec) ? callsOf(spec) : {});
