import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { call } from '../../../kit/client.ts';
import { csvOf, download } from '../../../kit/list/csv.ts';
import { exportColumns } from './export-columns.ts';
import type { Access } from '../use-access.ts';

export const exportName = ({ BDGp }: Access) => `${BDGp}_utilisateurs_sites.csv`;

/** Reads and writes without a cache: the answer has passwords. */
export const exportUtilisateurs = async (access: Access) => {
  const rows = await call(utilisateurs.exporter, { body: {} });
  download(exportName(access), csvOf(exportColumns(rows, access.profileName), rows));
};
