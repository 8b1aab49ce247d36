import type { Generated } from 'kysely';

export interface PlafondsRemiseTable {
  IDPlafondRemise: Generated<number>;
  /** Null: the whole group. */
  IDPlaque: number | null;
  IDDRProfileEsellerLead: number;
  /** `numeric` reads as text. */
  Plafond: number | string | null;
}

export interface ObjectifsVendeurTable {
  Nom: string;
  Coefficient: number | string;
}

/** What the group sets for its sellers. */
export interface PlafondObjectifTables {
  plafondsRemise: PlafondsRemiseTable;
  objectifsVendeur: ObjectifsVendeurTable;
}
