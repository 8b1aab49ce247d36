import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { SitePerdu } from '../../db/tables/sante.ts';

/** A site of ours, and the partner's id that it stands for. */
export interface Mapped {
  IDSite: number;
  Descr: string;
  id: string;
}

/** Where our sites keep which of a partner's sites they stand for. */
export interface Matching {
  id: 'IDSitePVO2' | 'IdSiteDBS' | 'IDSiteBee2Link';
  /** Ticked where the match is in use; left out where each is. */
  active?: 'ActifPVO2' | 'Actif';
  /** The access that judges it is called as this column says, behind the text before it; left out where it is the group's. */
  cible?: readonly [prefix: string, column: 'ClientIDBee2Link' | 'EntityIDBee2Link'];
  /** The console's screen, and its tab, where it is chosen. */
  Ecran: `/${string}`;
}

export interface Match extends Mapped {
  /** Whether it is in use. */
  isActive: boolean;
  /** The access that judges it. */
  Cible: string;
  Ecran: `/${string}`;
}

/** What a probe says of the matches that the partner has lost, be they in use or not. */
export type Lose = (perdus: readonly SitePerdu[]) => void;

/** All matches, those that are not in use too. */
export const listMatches = async (db: Db, matchings: readonly Matching[]): Promise<Match[]> => {
  const found: Match[] = [];
  for (const { id, active, cible, Ecran } of matchings) {
    const rows = await db
      .selectFrom('sites')
      .select(['IDSite', 'Descr', sql<string>`${sql.ref(id)}`.as('id')])
      .select((active ? sql<boolean>`${sql.ref(active)}` : sql<boolean>`true`).as('isActive'))
      .select((cible ? sql<string>`${cible[0]}::text || ${sql.ref(cible[1])}` : sql<string>`''`).as('Cible'))
      .where(sql<boolean>`coalesce(${sql.ref(id)}, '') <> ''`)
      .where(cible ? sql<boolean>`coalesce(${sql.ref(cible[1])}, '') <> ''` : sql<boolean>`true`)
      .orderBy('Descr')
      .orderBy('IDSite')
      .execute();
    found.push(...rows.map((row) => ({ ...row, Ecran })));
  }
  return found;
};
