import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@comptoir/contract/errors';

const blockListOf = (family: 'ipv4' | 'ipv6', subnets: readonly string[]) => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};

/** Networks that the Internet does not route: this host, private, shared, link-local, documentation, tests, multicast, reserved. */
const closedIPv4 = blockListOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
const globalIPv6 = blockListOf('ipv6', ['2000::/3']);
/** Within the global addresses: tunnels, which may lead back inside, and documentation. */
const closedIPv6 = blockListOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** The eight groups of an IPv6 address, however it is written. ipaddr.js would take `::1.1.1.1` for the IPv4 address 1.1.1.1. */
const groupsOf = (address: string) => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail].map((group) => Number.parseInt(group, 16));
};

/** Prefixes under which an IPv6 address is an IPv4 address: mapped, and translated by the network (NAT64). */
const carriers = ['0,0,0,0,0,65535', '100,65435,0,0,0,0'];

const carriedIPv4 = (address: string) => {
  const groups = groupsOf(address);
  if (!carriers.includes(groups.slice(0, 6).join(','))) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
};

/** Whether an IP address is one of the open Internet. Anything else, what cannot be read included, is not. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !closedIPv4.check(address, 'ipv4');
  // A zone names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  const carried = carriedIPv4(address);
  if (carried !== undefined) return isPublicAddress(carried);
  return globalIPv6.check(address, 'ipv6') && !closedIPv6.check(address, 'ipv6');
};

const lookupMillis = 5_000;
const lookUp = (host: string) => lookup(host, { all: true, verbatim: false });

const plain = (host: string) =>
  host
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();

/** The host of an address as guards compare it. */
export const hostIn = ({ hostname }: URL) => plain(hostname);

const notFound = (host: string) =>
  new Refusal('partner', `L’adresse «\u00a0${host}\u00a0» est introuvable. Vérifiez son orthographe, ou réessayez dans quelques instants.`);
const closed = (host: string) =>
  new Refusal(
    'rule',
    `L’adresse «\u00a0${host}\u00a0» mène à un réseau privé, que le serveur n’appelle pas. Donnez une adresse publique, ou demandez à l’exploitant de l’autoriser (OUTBOUND_ALLOWED_HOSTS).`,
  );

/**
 * Where a host that a person typed is, IPv4 first; never inside our own network, unless the host is allowed by name.
 * Connect to an address of the answer and not to the name, which may lead elsewhere when it is asked for again.
 * @throws Refusal 502 when it cannot be found, 422 when an address of it is not of the open Internet
 */
export const outboundAddresses = async (
  host: string,
  allowedHosts: readonly string[],
  resolve: (host: string) => Promise<LookupAddress[]> = lookUp,
): Promise<readonly LookupAddress[]> => {
  const name = plain(host);
  const late = wait(lookupMillis, [], { ref: false });
  const addresses = name === '' ? [] : await Promise.race([resolve(name), late]).catch(() => []);
  if (addresses.length === 0) throw notFound(host);
  if (!allowedHosts.includes(name) && !addresses.every(({ address }) => isPublicAddress(address))) throw closed(host);
  return addresses;
};
