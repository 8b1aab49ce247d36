import type { echangeFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface EchangesTable extends Omit<ColumnsOf<typeof echangeFields>, 'DateH'> {
  IDEchange: GeneratedAlways<number>;
  DateH: Generated<string>;
}

export interface EchangeTables {
  echanges: EchangesTable;
}
