import { utilisateurFields as fields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { utilisateurSite } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { z } from 'zod';
import type { CsvColumn } from '../../../kit/list/csv.ts';

export type Row = z.infer<typeof utilisateurSite>;

const text = (heading: string, value: (row: Row) => string | null | undefined): CsvColumn<Row> => ({ heading, kind: 'text', value });
const yesNo = (heading: string, value: (row: Row) => boolean): CsvColumn<Row> => ({ heading, kind: 'bool', value });

/** With login and password only if the answer has them. */
export const exportColumns = (rows: readonly Row[], profileName: (label: string) => string): CsvColumn<Row>[] => [
  text(fields.Lastname.label, ({ Lastname }) => Lastname),
  text(fields.Firstname.label, ({ Firstname }) => Firstname),
  text(fields.Initial.label, ({ Initial }) => Initial),
  text(fields.EMail.label, ({ EMail }) => EMail),
  ...(rows.some(({ LoginWEB }) => LoginWEB !== undefined) ? [text(fields.LoginWEB.label, ({ LoginWEB }) => LoginWEB)] : []),
  ...(rows.some(({ Password }) => Password !== undefined) ? [text(fields.Password.label, ({ Password }) => Password)] : []),
  text(fields.drprofile_id.heading, ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR)),
  text('Site', ({ Site_Descr }) => Site_Descr),
  yesNo(fields.Actif.label, ({ Actif }) => Actif),
  yesNo('Appareil', ({ Appareil }) => Appareil),
];
