import { Refusal } from '@comptoir/contract/errors';
import {
  bee2LinkMessages,
  bee2LinkProducts,
  otherBee2Link,
  otherVariantOf,
  type Bee2LinkChange,
  type Bee2LinkProduct,
} from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { unknownRecord } from '../../db/existing.ts';
import { withoutUndefined } from '../../db/columns.ts';

/** The variant in an address. @throws Refusal 404 */
export const productNamed = (name: string): Bee2LinkProduct => {
  // The keys of the object are its names.
  const products = Object.keys(bee2LinkProducts) as Bee2LinkProduct[];
  const found = products.find((product) => product.toLowerCase() === name.toLowerCase());
  if (!found) throw new Refusal('unknown', 'Cette adresse n’existe pas.');
  return found;
};

export interface Bee2LinkRow {
  IDSite: number;
  Descr: string;
  ClientIDBee2Link: string | null;
  EntityIDBee2Link: string | null;
  IDSiteBee2Link: string | null;
  EstPasserelle: boolean;
  Actif: boolean;
}

/** A row after a change, and the cells that now differ from what is stored. */
export interface Settled {
  row: Bee2LinkRow;
  changes: Partial<Bee2LinkRow>;
}

const refusal = ({ Descr }: Bee2LinkRow, key: keyof Bee2LinkRow, message: string) =>
  new Refusal('rule', `${Descr}\u00a0: ${message}`, { [key]: message });

/** A site of the other variant is left alone; one that is in both may only be taken out of one. */
const checkVariant = (product: Bee2LinkProduct, before: Bee2LinkRow, { row, changes }: Settled) => {
  const other = otherBee2Link[product];
  const [own, foreign] = [bee2LinkProducts[product], bee2LinkProducts[other]];
  if (Object.keys(changes).length === 0) return;
  if (foreign in changes) throw refusal(row, foreign, bee2LinkMessages.otherClient(other));
  const isTakenOut = before[own] && !row[own];
  if (otherVariantOf(product, before) ?? (before[foreign] && !isTakenOut)) throw refusal(row, own, bee2LinkMessages.ofOther(other));
};

/**
 * The cells that a change writes. Another client resets the match and ends the activation, unless the change brings a match
 * (docs/regles/interfaces/vehicules.md#bee2link). @throws Refusal 404, 422 for a site of the other variant
 */
export const settled = (product: Bee2LinkProduct, before: Bee2LinkRow | undefined, change: Bee2LinkChange): Settled => {
  if (!before) throw unknownRecord('Ce site');
  const { IDSite: _, ...cells } = change;
  const client = bee2LinkProducts[product];
  const isAnother = cells[client] !== undefined && cells[client] !== before[client];
  const row = { ...before, ...(isAnother ? { IDSiteBee2Link: null, Actif: false } : {}), ...withoutUndefined(cells) };
  // The keys of a row are those of its type.
  const names = (Object.keys(row) as (keyof Bee2LinkRow)[]).filter((key) => row[key] !== before[key]);
  const changes: Partial<Bee2LinkRow> = Object.fromEntries(names.map((key) => [key, row[key]]));
  checkVariant(product, before, { row, changes });
  return { row, changes };
};

/** Whether a change makes or activates a match, which Bee2Link is asked about: what is stored already hinders no other change. */
const concernsMatch = (product: Bee2LinkProduct, { row, changes }: Settled) =>
  Boolean(changes[bee2LinkProducts[product]]) ||
  Boolean(changes.IDSiteBee2Link) ||
  (row.Actif && (changes.Actif ?? changes.IDSiteBee2Link) !== undefined);

/** The clients that Bee2Link is asked about, once each. */
export const clientsToAsk = (product: Bee2LinkProduct, all: readonly Settled[]) => [
  ...new Set(
    all
      .filter((one) => concernsMatch(product, one))
      .map(({ row }) => row[bee2LinkProducts[product]] ?? '')
      .filter(Boolean),
  ),
];

/** @throws Refusal 422 for a client or a site that Bee2Link does not know, a site that it works no more with, or an active site without its match */
export const checkMatch = (
  product: Bee2LinkProduct,
  one: Settled,
  known: ReadonlyMap<string, readonly { id: string; active: boolean }[]>,
) => {
  if (!concernsMatch(product, one)) return;
  const { row, changes } = one;
  const client = row[bee2LinkProducts[product]];
  const sites = client ? (known.get(client) ?? []) : [];
  if (client && sites.length === 0) throw new Refusal('rule', bee2LinkMessages.unknownClient);
  const match = sites.find(({ id }) => id === row.IDSiteBee2Link);
  if (match?.active) return;
  if (match && client) throw refusal(row, 'IDSiteBee2Link', bee2LinkMessages.inactiveSite(match.id, client));
  if (row.Actif) throw new Refusal('rule', bee2LinkMessages.noMatch);
  if (!changes.IDSiteBee2Link) return;
  throw refusal(row, 'IDSiteBee2Link', client ? bee2LinkMessages.unknownSite(changes.IDSiteBee2Link, client) : bee2LinkMessages.noClient);
};
