import type { bonDeCommandeFields } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface BonDeCommandeTable extends ColumnsOf<typeof bonDeCommandeFields> {
  IDMarqueNeufOcc: Generated<number>;
}

/** Order forms. */
export interface BonDeCommandeTables {
  BonDeCommande: BonDeCommandeTable;
}
