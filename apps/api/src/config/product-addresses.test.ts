import { describe, expect, it } from 'vitest';
import { addressFor, policySource, readAddresses, type ProductAddresses } from './product-addresses.ts';

describe('configured addresses', () => {
  it.each([
    ['https://team.example/validation', [{ of: '', url: 'https://team.example/validation' }]],
    [
      'https://dev.example/login, prod-ouest=https://ouest.example/login?a=b,c,test=http://127.0.0.1:8080/x',
      [
        { of: '', url: 'https://dev.example/login' },
        { of: 'prod-ouest', url: 'https://ouest.example/login?a=b,c' },
        { of: 'test', url: 'http://127.0.0.1:8080/x' },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(readAddresses(text)).toEqual(expected);
  });

  it.each(['', 'team.example', 'javascript:alert(1)', 'prod=', 'prod=team.example', 'a=https://x.example,a=https://y.example'])(
    'not %j',
    (text) => {
      expect(readAddresses(text)).toBeUndefined();
    },
  );
});

describe('the address of a customer', () => {
  const none: ProductAddresses = { team: [], lead: [], reporting: [], eDataVoice: [], eDataVoiceToken: [] };
  const addresses: ProductAddresses = {
    ...none,
    lead: [
      { of: '', url: 'https://dev.example' },
      { of: 'production', url: 'https://prod.example' },
      { of: 'prod-ouest', url: 'https://ouest.example' },
    ],
  };
  const at = (serverName: string, production: boolean, urls: { product: string; URL: string }[] = []) =>
    addressFor(addresses, 'lead', { serverName, production, urls });

  it('is its own, or that of its server, of production or test, or of all', () => {
    expect(at('prod-ouest', true, [{ product: 'LEAD', URL: 'https://own.example' }])).toBe('https://own.example');
    expect(at('prod-ouest', true, [{ product: 'team', URL: 'https://team.example' }])).toBe('https://ouest.example');
    expect(at('prod-est', true)).toBe('https://prod.example');
    expect(at('pprod-1', false)).toBe('https://dev.example');
  });

  it('is missing if not configured, and always a web address', () => {
    expect(addressFor(none, 'lead', { serverName: 'prod-ouest', production: true, urls: [] })).toBeUndefined();
    expect(at('prod-ouest', true, [{ product: 'lead', URL: 'javascript:alert(1)' }])).toBe('https://ouest.example');
  });
});

it('a policy names only the page, and cannot be ended early', () => {
  expect(policySource('https://team.example:8443/a;b,c/validation?x=1#y')).toBe('https://team.example:8443/a%3Bb%2Cc/validation');
});
