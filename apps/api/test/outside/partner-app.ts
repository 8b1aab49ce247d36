import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Engine } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { withPartners } from './partners.ts';

export interface PartnerApp {
  on: TestApp;
  partners: Awaited<ReturnType<typeof withPartners>>;
  /** An operator on `BDGpUn`. */
  operator: Client;
}

/** For the tests of a block: the whole server beside the partners' stand-ins, which misbehave for one test at most. */
export const partnerApp = (engine: Engine, prepare?: (given: PartnerApp) => Promise<unknown>): PartnerApp => {
  // Filled before the first test, and read only in tests.
  const given = {} as PartnerApp;
  beforeAll(async () => {
    const on = await testApp(engine);
    Object.assign(given, { on, partners: await withPartners(on), operator: await on.operator() });
    await prepare?.(given);
  });
  afterEach(() => given.partners.noFault());
  afterAll(async () => {
    await given.on.close();
    await given.partners.close();
  });
  return given;
};
