import type { Page } from '@playwright/test';

/** The same operator with a role that only reads, as the console is told of it. */
export const asReader = (page: Page) =>
  page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    await route.fulfill({ response: answer, json: { ...(body as object), role: 'lecture' } });
  });
