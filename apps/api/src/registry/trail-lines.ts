import type { Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import { listSealed, readOrigin } from './trail.store.ts';

export type SealedEvenement = Awaited<ReturnType<typeof listSealed>>[number];

const hex = (bytes: Buffer | null) => bytes?.toString('hex') ?? null;

/** A sealed event as it leaves the installation: a checker needs nothing else. */
export const eventLine = ({ Sel, Personne, Empreinte, ...event }: SealedEvenement) =>
  JSON.stringify({
    ...event,
    DateH: new Date(event.DateH).toISOString(),
    Sel: hex(Sel),
    Personne: hex(Personne),
    Empreinte: hex(Empreinte),
  });

/** What the first event that is left is chained to. */
export const originLine = ({ Depuis, Origine }: Awaited<ReturnType<typeof readOrigin>>) =>
  JSON.stringify({ Depuis, Empreinte: hex(Origine) });

export interface TrailLine {
  /** Whoever has this line has the chain up to here. */
  Rang: number;
  text: string;
  /** Undefined for the line that says what the chain begins with. */
  event: SealedEvenement | undefined;
}

/**
 * What follows in the chain on what somebody has, in order. Where that is nothing, or what follows has been taken out for its age, it
 * begins with what the rest is chained to.
 */
export const linesAfter = (db: Kysely<RegistryTables>, rang: number, most: number): Promise<TrailLine[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const origin = await readOrigin(trx);
      const events = await listSealed(trx, rang, most);
      const isBeginning = rang < origin.Depuis || rang === 0;
      return [
        ...(isBeginning ? [{ Rang: origin.Depuis, text: originLine(origin), event: undefined }] : []),
        ...events.map((event) => ({ Rang: event.Rang!, text: eventLine(event), event })),
      ];
    });
