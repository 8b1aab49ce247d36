import type { App } from '../../http/parts.ts';
import { isAddress, policySource } from '../../config/product-addresses.ts';
import { listOwnAddresses } from '../../registry/product-addresses.store.ts';
import { addressesOf, launchedProduct } from './connexions.rules.ts';

/**
 * The products that the page of this address may send a form to: only the sign-in page of a product may reach it. The page
 * is loaded before the customer is known, so the addresses of all customers are allowed.
 */
export const launchTargets = async ({ config, database }: Pick<App, 'config' | 'database'>, url: string): Promise<string[]> => {
  const product = launchedProduct(url);
  if (!product) return [];
  const [name] = addressesOf[product];
  const configured = config.products[name].map((address) => address.url);
  const own = await listOwnAddresses(database.registry, name);
  return [...new Set([...configured, ...own.filter(isAddress)].map(policySource))];
};
