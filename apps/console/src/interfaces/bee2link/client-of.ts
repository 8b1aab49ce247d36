import { bee2LinkProducts, type Bee2LinkProduct, type Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';

/** The client of a row in this variant, as the server reads what is typed; '' for none. */
export const clientOf = (product: Bee2LinkProduct, row: Bee2LinkSite) => (row[bee2LinkProducts[product]] ?? '').trim();
