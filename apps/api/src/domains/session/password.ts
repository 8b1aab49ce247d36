import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compares without telling, by the time taken, how much of the password is right. */
export const samePassword = (given: string, stored: string) => timingSafeEqual(digest(given), digest(stored)) && stored !== '';
