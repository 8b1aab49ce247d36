import type { ColumnType } from 'kysely';

declare const numeric: unique symbol;
/** A `numeric` as the driver reads it: its text, which loses nothing. */
export type NumericText = string & { readonly [numeric]: true };

/** Columns of the type `numeric`. */
export type Numeric = ColumnType<NumericText, number | string, number | string>;
export type NullableNumeric = ColumnType<NumericText | null, number | string | null | undefined, number | string | null>;
export type GeneratedNumeric = ColumnType<NumericText, number | string | undefined, number | string>;
