import type { App } from '../../http/parts.ts';
import { isAddress, policySource } from '../../registry/product-addresses.rules.ts';
import { listOwnAddresses } from '../../registry/product-addresses.store.ts';
import { addressesOf, launchedProduct } from './connexions.rules.ts';

/**
 * Where the page of this address may send a form beside the console itself: the page that signs in to another product may
 * reach that product. Nobody has said yet whose customer it is: the addresses of all of them are allowed.
 */
export const launchTargets = async ({ config, database }: Pick<App, 'config' | 'database'>, url: string): Promise<string[]> => {
  const product = launchedProduct(url);
  if (!product) return [];
  const [name] = addressesOf[product];
  const configured = config.products[name].map((address) => address.url);
  const own = await listOwnAddresses(database.registry, name);
  return [...new Set([...configured, ...own.filter(isAddress)].map(policySource))];
};
