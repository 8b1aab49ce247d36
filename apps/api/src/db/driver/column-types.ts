import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

const safeInteger = (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer beyond 2^53: ${text}`);
  return value;
};
const asIs = (text: string) => text;
const isoText = (text: string) => text.replace(' ', 'T');
/** As PostgreSQL writes it inside JSON, so that a row and a list agree to the letter. */
const isoTextWithZone = (text: string) => isoText(text).replace(/([+-]\d\d)$/, '$1:00');

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [DATE, asIs],
  [TIMESTAMP, isoText],
  [TIMESTAMPTZ, isoTextWithZone],
]);

/** Dates stay text: a Date object shifts days between zones and costs more than the query. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): ((text: string) => unknown) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
};
