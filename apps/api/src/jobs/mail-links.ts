import type { CustomerRecord } from '../registry/registry.store.ts';

interface Place {
  /** Where people open the console, if it is known: a path alone leads nowhere from a mail. */
  publicUrl: string | undefined;
  /** The customer at hand, and the hosts of its own access. */
  customer: Pick<CustomerRecord, 'name' | 'hosts'>;
}

interface Target {
  path: `/${string}`;
  /** What is named where no address is known. */
  title: string;
}

/** Where an operator acts: a whole address with the customer in it, with nothing behind it that a mail program would take for a part of it. */
export const operatorLink = ({ publicUrl, customer: { name } }: Place, { path, title }: Target): string =>
  publicUrl === undefined ? `écran «\u00a0${title}\u00a0»` : `${publicUrl}/@${name}${path}`;

/** Where the customer's own people act: their host, as the console is reached. None without a host of theirs. */
export const customerLink = ({ publicUrl, customer: { hosts } }: Place, { path }: Target): string | undefined => {
  const [host] = hosts;
  if (publicUrl === undefined || host === undefined) return undefined;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;
};
