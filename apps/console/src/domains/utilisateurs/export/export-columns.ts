import type { utilisateurSite } from '@comptoir/contract/utilisateurs';
import type { z } from 'zod';
import type { CsvColumn } from '../../../kit/list/csv.ts';

export type Row = z.infer<typeof utilisateurSite>;

const text = (heading: string, value: (row: Row) => string | null | undefined): CsvColumn<Row> => ({ heading, kind: 'text', value });
const yesNo = (heading: string, value: (row: Row) => boolean): CsvColumn<Row> => ({ heading, kind: 'bool', value });

/** With login and password only if the answer has them. */
export const exportColumns = (rows: readonly Row[], profileName: (label: string) => string): CsvColumn<Row>[] => [
  text('Nom', ({ Lastname }) => Lastname),
  text('Prénom', ({ Firstname }) => Firstname),
  text('Initiales', ({ Initial }) => Initial),
  text('E-mail', ({ EMail }) => EMail),
  ...(rows.some(({ LoginWEB }) => LoginWEB !== undefined) ? [text('Login', ({ LoginWEB }) => LoginWEB)] : []),
  ...(rows.some(({ Password }) => Password !== undefined) ? [text('Mot de passe', ({ Password }) => Password)] : []),
  text('Profil', ({ DRPROFILE_DESCR }) => profileName(DRPROFILE_DESCR)),
  text('Site', ({ Site_Descr }) => Site_Descr),
  yesNo('Actif', ({ Actif }) => Actif),
  yesNo('Appareil', ({ Appareil }) => Appareil),
];
