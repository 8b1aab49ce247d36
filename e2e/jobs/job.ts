import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { test } from '../kit/signed-in.ts';
import { hands, type Effort, type Hands } from './hands.ts';

export interface Work {
  page: Page;
  api: APIRequestContext;
  hand: Hands;
  /** 0 by mouse, 1 by keys: a record of the sample each. */
  nth: number;
}

/** Makes texts of this run's own, so that a job can be done twice. */
export const mark = () => String(randomInt(1_000_000, 9_999_999));

/** What the API answers. Safe: the server checks its answers against the contract. */
export const read = async <T>(api: APIRequestContext, path: string) => (await (await api.get(path)).json()) as T;

/**
 * A job of the daily work, from the customer's home until it is done: by keys alone, and by `npm run prove` by mouse too. What it
 * costs is printed, and more than `most` fails.
 */
export const job = (title: string, most: { souris: Effort; clavier: Effort }, work: (given: Work) => Promise<void>) => {
  for (const [nth, way] of (['souris', 'clavier'] as const).entries()) {
    // A job that keys can do needs no other part of a screen by mouse.
    if (way === 'souris' && !process.env['PROVE']) continue;
    test(`${title} (${way})`, async ({ page, api }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible();
      const hand = hands[way](page);
      await work({ page, api, hand, nth });
      const { clicks, strokes } = hand.effort;
      console.log(`${title}, ${way}\u00a0: ${clicks} clics, ${strokes} touches`);
      expect(clicks).toBeLessThanOrEqual(most[way].clicks);
      expect(strokes).toBeLessThanOrEqual(most[way].strokes);
    });
  }
};
