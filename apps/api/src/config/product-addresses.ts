/** What addresses are configured for: the sign-in pages, and where the customer-relations product gives tokens. */
export const addressNames = ['team', 'lead', 'reporting', 'eDataVoice', 'eDataVoiceToken'] as const;
export type AddressName = (typeof addressNames)[number];

/** `of`: a server's name, `production` or `test`; '' for every server. */
export interface ServerAddress {
  of: string;
  url: string;
}
export type ProductAddresses = Readonly<Record<AddressName, readonly ServerAddress[]>>;

const isAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Reads `https://lead-dev.example/login,prod-ouest=https://lead.example/login`: one address for all, and others for a server
 * by name, or for production or test. `undefined` if it cannot be read.
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

/** What decides the address for a customer's users. */
export interface Place {
  serverName: string;
  production: boolean;
  /** The customer's own, which win over all others. */
  urls: readonly { product: string; URL: string }[];
}

/** The address for a server: by name, or for production or test, or for all. */
export const serverAddress = (addresses: readonly ServerAddress[], { serverName, production }: Omit<Place, 'urls'>) => {
  const of = (wanted: string) => addresses.find((address) => address.of === wanted)?.url;
  return of(serverName) ?? of(production ? 'production' : 'test') ?? of('');
};

/** The address of a product for one customer; `undefined` if not configured. */
export const addressFor = (addresses: ProductAddresses, name: AddressName, { serverName, production, urls }: Place) => {
  const own = urls.find(({ product, URL }) => product.toLowerCase() === name.toLowerCase() && isAddress(URL));
  if (own) return own.URL;
  return serverAddress(addresses[name], { serverName, production });
};

/** An address for a content security policy: exactly that page. */
export const policySource = (url: string) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};
