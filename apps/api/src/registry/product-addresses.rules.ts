/** What an address is configured for: the pages that sign a user in, and where the customer-relations product gives its tokens. */
export const addressNames = ['team', 'lead', 'reporting', 'eDataVoice', 'eDataVoiceToken'] as const;
export type AddressName = (typeof addressNames)[number];

/** `of`: a server's name, `production` or `test`; '' for every server. */
export interface ServerAddress {
  of: string;
  url: string;
}
export type ProductAddresses = Readonly<Record<AddressName, readonly ServerAddress[]>>;

export const isAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Reads `https://lead-dev.example/login,prod-ouest=https://lead.example/login`: one address for all, and others for a
 * server by its name, or for all of production or test. `undefined` where it is something else.
 */
export const readAddresses = (text: string): ServerAddress[] | undefined => {
  const parts = text.split(/,(?=\s*(?:[\w.-]+=)?https?:)/).map((part) => part.trim());
  const read = parts.map((part) => {
    const [, of = '', url = ''] = /^(?:([\w.-]+)=)?(.*)$/.exec(part) ?? [];
    return { of, url };
  });
  const isOnce = new Set(read.map(({ of }) => of)).size === read.length;
  return isOnce && read.every(({ url }) => isAddress(url)) ? read : undefined;
};

/** What decides which address a customer's users are sent to. */
export interface Place {
  serverName: string;
  production: boolean;
  /** The customer's own, which come before all others. */
  urls: readonly { product: string; URL: string }[];
}

/** The address for a server: under its own name, else for production or test, else for all. */
export const serverAddress = (addresses: readonly ServerAddress[], { serverName, production }: Omit<Place, 'urls'>) => {
  const of = (wanted: string) => addresses.find((address) => address.of === wanted)?.url;
  return of(serverName) ?? of(production ? 'production' : 'test') ?? of('');
};

/** The address of a product for one customer; `undefined` where nobody has said it. */
export const addressFor = (addresses: ProductAddresses, name: AddressName, { serverName, production, urls }: Place) => {
  const own = urls.find(({ product, URL }) => product.toLowerCase() === name.toLowerCase() && isAddress(URL));
  if (own) return own.URL;
  return serverAddress(addresses[name], { serverName, production });
};

/** An address as a content security policy names it: nothing but that page. */
export const policySource = (url: string) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};
