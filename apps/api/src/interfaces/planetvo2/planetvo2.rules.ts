import { Refusal } from '@comptoir/contract/errors';
import { planetVO2Messages, type PlanetVO2Change, type PlanetVO2Site } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { withoutUndefined } from '../../db/columns.ts';
import { unknownRecord } from '../../db/existing.ts';
import type { Mapped } from '../../partners/matches/matches.store.ts';

interface Settled {
  row: PlanetVO2Site;
  /** The cells to write: keys that the change leaves out stay as they are. */
  changes: Partial<Pick<PlanetVO2Site, 'IDSitePVO2' | 'ActifPVO2'>>;
  isNewMatch: boolean;
}

/** A site without a site of PlanetVO 2 is not active. @throws Refusal 404, 422 for an activation alone without a match */
export const settled = (before: PlanetVO2Site | undefined, { IDSitePVO2, ActifPVO2 }: PlanetVO2Change): Settled => {
  if (!before) throw unknownRecord('Ce site');
  const cells = withoutUndefined({ IDSitePVO2, ActifPVO2 });
  if (cells.IDSitePVO2 === undefined && cells.ActifPVO2 && before.IDSitePVO2 === null) {
    throw new Refusal('rule', `${before.Descr}\u00a0: ${planetVO2Messages.noMatch}`, { ActifPVO2: planetVO2Messages.noMatch });
  }
  const changes = cells.IDSitePVO2 === null ? { IDSitePVO2: null, ActifPVO2: false } : cells;
  const row = { ...before, ...changes };
  const isNewMatch = row.IDSitePVO2 !== before.IDSitePVO2 || (row.ActifPVO2 && !before.ActifPVO2);
  return { row, changes, isNewMatch };
};

/** What PlanetVO 2 is asked about: a match that is made or activated; what is stored already hinders no other change. */
export const newMatches = (all: readonly Settled[]): (Mapped & { isActive: boolean })[] =>
  all.flatMap(({ row: { IDSite, Descr, IDSitePVO2, ActifPVO2 }, isNewMatch }) =>
    isNewMatch && IDSitePVO2 !== null ? [{ IDSite, Descr, id: IDSitePVO2, isActive: ActifPVO2 }] : [],
  );
