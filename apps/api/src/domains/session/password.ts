import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Takes the same time however much of the password is right. */
export const samePassword = (given: string, stored: string) => timingSafeEqual(digest(given), digest(stored)) && stored !== '';
