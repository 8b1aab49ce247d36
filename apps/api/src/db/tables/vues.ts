import type { vueFields } from '@comptoir/contract/domains/vues/vues.fields';
import type { Kind } from '@comptoir/contract/rights';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface VuesTable extends ColumnsOf<typeof vueFields> {
  IDVue: Generated<number>;
  /** IDOperator or IDPeople, by `TypeAuteur`. */
  IDAuteur: number;
  TypeAuteur: Kind;
}

/** Saved views of lists. */
export interface VueTables {
  vues: VuesTable;
}
