import { z } from 'zod';

/** The page of what is read page by page, from 1. */
export const pageNumber = z.coerce.number<number>().int().min(1).max(100_000).default(1);

/** The page that an address asks for; the first where it names none that there may be. */
export const pageOf = (asked: unknown): number => pageNumber.safeParse(asked).data ?? 1;
