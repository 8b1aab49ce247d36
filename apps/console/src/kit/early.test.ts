import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetEarly, takeArrived, takeEarly } from './early.ts';

const arrived = { status: 200, requestId: 'r', version: '"1"', text: '[]' };
const askedBy = (token: string, asked: number, answered: typeof arrived | undefined) => {
  const answer = answered ? Promise.resolve(answered) : new Promise<typeof arrived>(() => {});
  return { token, asked, answer, ...(answered ? { arrived: answered } : {}) };
};

describe('what the page has asked early', () => {
  beforeEach(() => {
    globalThis.comptoirEarly = {
      '/api/sites': askedBy('t', performance.now(), arrived),
      '/api/refused': askedBy('t', performance.now(), { ...arrived, status: 403 }),
      '/api/coming': askedBy('t', performance.now(), undefined),
      '/api/old': askedBy('t', performance.now() - 11_000, arrived),
    };
  });
  afterEach(forgetEarly);

  test('is given once, at once where it has come', () => {
    expect([takeArrived('/api/sites', 't'), takeArrived('/api/sites', 't')]).toEqual([arrived, undefined]);
    expect(takeEarly('/api/sites', 't')).toBeUndefined();
  });

  test.each(['/api/refused', '/api/coming'])('waits for whoever asks, where it is a refusal or has not come: %s', (address) => {
    expect(takeArrived(address, 't')).toBeUndefined();
    expect(takeEarly(address, 't')).toBeInstanceOf(Promise);
    expect(takeEarly(address, 't')).toBeUndefined();
  });

  test('is for the session that asked, and for ten seconds', () => {
    expect([takeArrived('/api/sites', 'u'), takeArrived('/api/sites', null), takeArrived('/api/old', 't')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([takeEarly('/api/sites', 'u'), takeEarly('/api/old', 't')]).toEqual([undefined, undefined]);
    expect(takeEarly('/api/sites', 't')).toBeUndefined();
  });

  test('is forgotten after a write', () => {
    forgetEarly();
    expect([takeArrived('/api/sites', 't'), takeEarly('/api/sites', 't')]).toEqual([undefined, undefined]);
  });
});
