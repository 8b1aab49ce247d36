import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** The tables that the list reads. */
export const statutsVehiculesTables = ['statutsVehicules', 'groupesStatuts'];

/** Group by group. */
export const listStatutsVehicules = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('statutsVehicules')
      .innerJoin('groupesStatuts', 'groupesStatuts.IDGpStatus', 'statutsVehicules.IDGpStatus')
      .select(['IDMatStatus', 'Descr', 'statutsVehicules.IDGpStatus', 'GpStatusDescr'])
      .orderBy('statutsVehicules.IDGpStatus')
      .orderBy('IDMatStatus'),
  );
