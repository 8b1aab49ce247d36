import type { LookupAddress } from 'node:dns';
import { isIPv4 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, outboundAddresses } from './outbound-address.ts';

const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
const numberOf = (address: string) => address.split('.').reduce((value, part) => value * 256 + Number(part), 0);

/** First and last of each network that is not of the open Internet, written out by hand. */
const closedRanges: [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
];
const bounds = closedRanges.map(([first, last]) => [numberOf(first), numberOf(last)] as const);
const isClosed = (value: number) => bounds.some(([first, last]) => value >= first && value <= last);

const anyIPv4 = fc.nat(0xff_ff_ff_ff);
const closedIPv4 = fc.constantFrom(...bounds).chain(([min, max]) => fc.integer({ min, max }));
const edges = bounds.flatMap(([first, last]) => [first - 1, first, last, last + 1]).filter((value) => value >= 0 && value <= 0xff_ff_ff_ff);
const hex = (value: number) => value.toString(16);

/** The spellings of an IPv4 address under an IPv6 prefix. */
const carried = (value: number) => {
  const [high, low] = [hex(value >>> 16), hex(value & 0xffff)];
  return [
    `::ffff:${dotted(value)}`,
    `::FFFF:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `0000:0000:0000:0000:0000:ffff:${dotted(value)}`,
    `64:ff9b::${dotted(value)}`,
    `64:ff9b:0:0:0:0:${high}:${low}`,
  ];
};

describe('an address of the open Internet', () => {
  test('is any IPv4 address outside the networks that are closed', () => {
    fc.assert(fc.property(anyIPv4, (value) => isPublicAddress(dotted(value)) === !isClosed(value)));
    fc.assert(fc.property(closedIPv4, (value) => !isPublicAddress(dotted(value))));
  });

  test.each(edges.map((value) => [dotted(value), !isClosed(value)] as const))('at the edge of a network: %s, %s', (address, open) => {
    expect(isPublicAddress(address)).toBe(open);
  });

  test('says the same of an IPv4 address that an IPv6 address carries, however that is written', () => {
    const either = fc.oneof(anyIPv4, closedIPv4, fc.constantFrom(...edges));
    fc.assert(
      fc.property(either, (value) => {
        for (const address of carried(value)) expect([address, isPublicAddress(address)]).toEqual([address, !isClosed(value)]);
      }),
    );
  });

  test('is no IPv6 address outside 2000::/3, and none of a tunnel', () => {
    const group = fc.nat(0xffff);
    const rest = fc.array(group, { minLength: 7, maxLength: 7 });
    const written = (first: number, others: readonly number[]) => [first, ...others].map(hex).join(':');
    const outside = group.filter((first) => first >> 13 !== 1);
    fc.assert(
      fc.property(outside, rest, (first, others) => {
        const isCarrier = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/.test(written(first, others));
        fc.pre(!isCarrier);
        expect(isPublicAddress(written(first, others))).toBe(false);
      }),
    );
    fc.assert(fc.property(rest, (others) => !isPublicAddress(written(0x2002, others))));
    fc.assert(
      fc.property(fc.nat(0x1ff), rest, (second, [, ...others]) => !isPublicAddress(`2001:${hex(second)}:${others.map(hex).join(':')}`)),
    );
    const given = fc.integer({ min: 0x2400, max: 0x3ffe });
    fc.assert(fc.property(given, rest, (first, others) => isPublicAddress(written(first, others))));
  });

  test.each([
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    'fe80::1',
    'fe80::1%lo',
    '2606:4700::1111%eth0',
    'fec0::1',
    'fc00::1',
    'fdff::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '3fff::1',
    '64:ff9b:1::a00:1',
    '64:ff9b:1::101:101',
    '64:ff9b:1:a00:0:100:101:101',
    '::1.1.1.1',
    '::101:101',
    '::ffff:0:101:101',
    '5f00::1',
    '[::1]',
    '127.1',
    '0177.0.0.1',
    '2130706433',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a01:e0a::1', '2001:4860:4860::8888'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('is never what cannot be read', () => {
    fc.assert(fc.property(fc.string(), (text) => (isPublicAddress(text) ? isIPv4(text) || text.includes(':') : true)));
  });
});

describe('the addresses of a host', () => {
  const leadingTo =
    (...addresses: string[]) =>
    async (): Promise<LookupAddress[]> =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const closed: unknown = expect.objectContaining({ code: 'rule', message: expect.stringContaining('réseau privé') });
  const notFound: unknown = expect.objectContaining({ code: 'partner', message: expect.stringContaining('introuvable') });

  test('are answered when all of them are open', async () => {
    const found = await outboundAddresses('ftp.portail.example', [], leadingTo('93.184.216.34', '2606:4700::1111'));
    expect(found.map(({ address }) => address)).toEqual(['93.184.216.34', '2606:4700::1111']);
  });

  test('are refused when one of them is closed, wherever it stands', async () => {
    const open = fc.constantFrom('93.184.216.34', '2606:4700::1111');
    const shut = fc.oneof(
      closedIPv4.map(dotted),
      closedIPv4.map((value) => `::ffff:${dotted(value)}`),
      fc.constant('fd12::1'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(open), shut, fc.array(open), async (before, one, after) => {
        await expect(outboundAddresses('portail.example', ['autre.example'], leadingTo(...before, one, ...after))).rejects.toEqual(closed);
      }),
    );
  });

  test.each(['127.0.0.1', '127.1', '0x7f.1', '2130706433', 'localhost', 'LOCALHOST.', '::1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'])(
    'of this machine are refused, written %s',
    async (host) => {
      await expect(outboundAddresses(host, [])).rejects.toEqual(closed);
    },
  );

  test('are answered all the same of a host that is allowed by its name, and of no other', async () => {
    expect((await outboundAddresses('127.0.0.1', ['127.0.0.1']))[0]).toEqual({ address: '127.0.0.1', family: 4 });
    expect((await outboundAddresses('FTP.Interne.Example.', ['ftp.interne.example'], leadingTo('10.1.2.3')))[0]?.address).toBe('10.1.2.3');
    await expect(outboundAddresses('127.0.0.2', ['127.0.0.1'])).rejects.toEqual(closed);
    await expect(outboundAddresses('x.ftp.interne.example', ['ftp.interne.example'], leadingTo('10.1.2.3'))).rejects.toEqual(closed);
  });

  test.each(['', ' ', '.', 'nulle.part.invalid', 'a b', 'http://portail.example/', 'portail.example/x', 'moi@portail.example'])(
    'of %j are not found',
    async (host) => {
      await expect(outboundAddresses(host, [])).rejects.toEqual(notFound);
    },
  );
});
