import type { ProfilPlafonne } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import type { Generated } from 'kysely';
import type { NullableNumeric, Numeric } from '../numeric.ts';

export interface PlafondsRemiseTable {
  IDPlafondRemise: Generated<number>;
  /** Null: the whole group. */
  IDPlaque: number | null;
  IDDRProfileEsellerLead: ProfilPlafonne;
  Plafond: NullableNumeric;
}

export interface ObjectifsVendeurTable {
  Nom: string;
  Coefficient: Numeric;
}

/** What the group sets for its sellers. */
export interface PlafondObjectifTables {
  plafondsRemise: PlafondsRemiseTable;
  objectifsVendeur: ObjectifsVendeurTable;
}
