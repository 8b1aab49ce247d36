import { expect, type APIRequestContext, type Locator } from '@playwright/test';

interface Instant {
  IDInstant: number;
  DateH: string;
}

/**
 * The newest state of the customer, once it holds what this address answers now. A newer number alone would not say so: it
 * may be that of somebody else's change, or have come before one could ask for the number before.
 */
export const sealedWith = async (api: APIRequestContext, path: string): Promise<Instant> => {
  const present: unknown = await (await api.get(path)).json();
  let newest: Instant | undefined;
  const then = async () => {
    // Safe: the server checks its answers against the contract.
    [newest] = (await (await api.get('/api/instants')).json()) as Instant[];
    const answer = await api.get(path, { headers: { 'x-instant': String(newest?.IDInstant) } });
    return answer.ok() ? ((await answer.json()) as unknown) : answer.status();
  };
  await expect.poll(then).toEqual(present);
  return newest!;
};

/** Once the second of this moment is over: a field without parts of a second names its beginning. */
export const secondOver = async (moment: Date) => {
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual((Math.floor(moment.getTime() / 1000) + 1) * 1000);
};

const inParis = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** Fills a form that asks for a moment, to the second. */
export const fillMoment = async (form: Locator, moment: Date) => {
  const [day, time] = inParis.format(moment).split(' ');
  await form.getByRole('textbox').first().fill(day!);
  await form.getByRole('textbox', { name: 'Heure (Paris)' }).fill(time!);
};
