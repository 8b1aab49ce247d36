import type { Kysely } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { CustomerTables } from '../../db/tables.ts';

/** The tables that the list reads. */
export const statutsVehiculesTables = ['statutsVehicules', 'groupesStatuts'];

/** Group by group. */
export const listStatutsVehicules = (db: Kysely<CustomerTables>) =>
  jsonRows(
    db,
    db
      .selectFrom('statutsVehicules')
      .innerJoin('groupesStatuts', 'groupesStatuts.IDGpStatus', 'statutsVehicules.IDGpStatus')
      .select(['IDMatStatus', 'Descr', 'statutsVehicules.IDGpStatus', 'GpStatusDescr'])
      .orderBy('statutsVehicules.IDGpStatus')
      .orderBy('IDMatStatus'),
  );
