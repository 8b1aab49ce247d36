import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { signAnchor } from '../../journal/anchors.ts';
import { eventLine, originLine } from '../../registry/trail-lines.ts';
import { listSealed, readOrigin, trailBase, trailEnd } from '../../registry/trail.store.ts';
import type { Vault } from '../../secrets/vault.ts';

const atOnce = 1_000;

/** Whoever exports goes on from the last event that he has; the first line says what it is chained to. */
async function* lines(db: Kysely<RegistryTables>, vault: Pick<Vault, 'keyFor'>, depuis: number) {
  const origin = await readOrigin(db);
  const end = await trailEnd(db);
  if (depuis <= origin.Depuis) yield `${originLine(origin)}\n`;
  let from = depuis;
  for (let more = end !== undefined && from < end.Rang; more;) {
    const page = (await listSealed(db, from, atOnce)).filter(({ Rang }) => Rang! <= end!.Rang);
    for (const event of page) yield `${eventLine(event)}\n`;
    from = page.at(-1)?.Rang ?? from;
    more = page.length === atOnce;
  }
  const bases = end ? [{ base: trailBase, IDInstant: end.Rang, DateH: end.DateH, Empreinte: end.Empreinte }] : [];
  yield `${JSON.stringify(signAnchor(vault, bases))}\n`;
}

/** The sealed events after a place in the chain, one a line, and a signed anchor of its end. */
export const exportEvenements = (db: Kysely<RegistryTables>, vault: Pick<Vault, 'keyFor'>, depuis: number) =>
  Readable.from(lines(db, vault, depuis));
