import { sql } from 'kysely';

/** Days in Paris: an act at 00:30 belongs to the day that people saw. */
export const dayStart = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Europe/Paris')`;
/** Where the next day starts. */
export const dayEnd = (day: string) => sql<string>`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;

/** For `like`: values that hold this text, whose own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
