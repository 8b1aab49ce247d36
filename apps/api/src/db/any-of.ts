import { sql } from 'kysely';

// A list of any length is one parameter, so that its statement has one text and is prepared once.

/** `where('IDSite', '=', anyNumber(ids))`: one of these whole numbers; nothing when there are none. */
export const anyNumber = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;

/** `where('IDSite', '<>', everyNumber(ids))`: none of them; everything when there are none. */
export const everyNumber = (ids: readonly number[]) => sql<number>`all(${[...ids]}::bigint[])`;

export const anyText = <T extends string>(texts: readonly T[]) => sql<T>`any(${[...texts]}::text[])`;

export const everyText = <T extends string>(texts: readonly T[]) => sql<T>`all(${[...texts]}::text[])`;
