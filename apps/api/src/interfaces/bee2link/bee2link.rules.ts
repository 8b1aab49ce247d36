import { Refusal } from '@comptoir/contract/errors';
import { bee2LinkMessages, bee2LinkProducts, type Bee2LinkChange, type Bee2LinkProduct } from '@comptoir/contract/interfaces/bee2link';
import { unknownRecord } from '../../db/existing.ts';
import { withoutUndefined } from '../../db/columns.ts';

/** The variant in an address. @throws Refusal 404 */
export const productNamed = (name: string): Bee2LinkProduct => {
  // The keys of the object are its names.
  const products = Object.keys(bee2LinkProducts) as Bee2LinkProduct[];
  const found = products.find((product) => product.toLowerCase() === name.toLowerCase());
  if (!found) throw new Refusal('unknown', "Cette adresse n'existe pas.");
  return found;
};

export interface Bee2LinkRow {
  IDSite: number;
  ClientIDBee2Link: string | null;
  EntityIDBee2Link: string | null;
  IDSiteBee2Link: string | null;
  EstPasserelle: boolean;
  Actif: boolean;
}

/**
 * The cells that a change writes. Another client resets the match and ends the activation, unless the change brings a match
 * (docs/regles/interfaces/vehicules.md#bee2link). @throws Refusal 404
 */
export const settled = (product: Bee2LinkProduct, before: Bee2LinkRow | undefined, change: Bee2LinkChange): Partial<Bee2LinkRow> => {
  if (!before) throw unknownRecord();
  const { IDSite: _, ...cells } = change;
  const client = bee2LinkProducts[product];
  const isAnother = cells[client] !== undefined && cells[client] !== before[client];
  return { ...(isAnother ? { IDSiteBee2Link: null, Actif: false } : {}), ...withoutUndefined(cells) };
};

/** @throws Refusal 422 for a client that Bee2Link does not know, or an active site without its match */
export const checkRow = (product: Bee2LinkProduct, row: Bee2LinkRow, known: ReadonlyMap<string, readonly { id: string }[]>) => {
  const client = row[bee2LinkProducts[product]];
  const sites = client === null ? [] : (known.get(client) ?? []);
  if (client !== null && sites.length === 0) throw new Refusal('rule', bee2LinkMessages.unknownClient);
  const isMatched = sites.some(({ id }) => id === row.IDSiteBee2Link);
  if (row.Actif && !isMatched) throw new Refusal('rule', bee2LinkMessages.noMatch);
};
