import { categoriesChamp, type ChampMateriel } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';

/** Moves since the stored record. They apply to whatever is stored, so nobody's change is lost. */
export interface Moved {
  added: ReadonlySet<number>;
  removed: ReadonlySet<number>;
}
export const notMoved: Moved = { added: new Set(), removed: new Set() };

const idOf = ({ IDFieldMat }: ChampMateriel) => IDFieldMat;

/** The fields that the type would have if saved now. */
export const attachedIds = (stored: readonly ChampMateriel[], { added, removed }: Moved): ReadonlySet<number> =>
  new Set([...stored.map(idOf).filter((id) => !removed.has(id)), ...added]);

/** Moves fields to the type or away from it. A field back in its stored place is not moved. */
export const move = (stored: readonly ChampMateriel[], moved: Moved, ids: readonly number[], to: 'type' | 'away'): Moved => {
  const own = new Set(stored.map(idOf));
  const [added, removed] = [new Set(moved.added), new Set(moved.removed)];
  for (const id of ids) {
    if (to === 'type') {
      removed.delete(id);
      if (!own.has(id)) added.add(id);
    } else {
      added.delete(id);
      if (own.has(id)) removed.add(id);
    }
  }
  return { added, removed };
};

export const isMoved = (stored: readonly ChampMateriel[], { added, removed }: Moved) => {
  const own = new Set(stored.map(idOf));
  return [...added].some((id) => !own.has(id)) || [...removed].some((id) => own.has(id));
};

const order = ['gestion', 'tech', null] as const;
const titleOf = (categorie: (typeof order)[number]) => (categorie === null ? 'Champs personnalisés' : categoriesChamp[categorie]);

/** Groups that are not empty, in their order (docs/regles/agriculture.md#groups-of-fields). */
export const groupsOf = (champs: readonly ChampMateriel[]) =>
  order
    .map((categorie) => ({ title: titleOf(categorie), champs: champs.filter(({ Categorie }) => Categorie === categorie) }))
    .filter((group) => group.champs.length > 0);
