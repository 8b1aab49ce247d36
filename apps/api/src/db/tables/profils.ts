import type { Generated } from 'kysely';

export interface DashboardsTable {
  IDDashboard: Generated<number>;
  Libelle: string;
}

export interface SOFTWARETable {
  SOFTWARE_ID: Generated<number>;
  SOFTWARE_CODE: string;
  SOFTWARE_DESCR: string;
}

export interface DRMODULETable {
  DRMODULE_ID: Generated<number>;
  SOFTWARE_ID: number;
  DRMODULE_CODE: string;
  DRMODULE_DESCR: string;
}

export interface DRFUNCTIONTable {
  DRFUNCTION_ID: Generated<number>;
  DRMODULE_ID: number;
  DRFUNCTION_CODE: string;
  DRFUNCTION_DESCR: string;
  DRFUNCTION_COMMENT: Generated<string>;
}

/** U, C, M and S. */
export interface DRTYPE_PRIVILEGETable {
  DRTYPE_PRIVILEGE_ID: number;
  DRTYPE_PRIVILEGE_CODE: string;
}

export interface DRPRIVILEGE_FUNCTIONTable {
  DRFUNCTION_ID: number;
  DRTYPE_PRIVILEGE_ID: number;
  DRPRIVILEGE_FUNCTION_ENABLED: Generated<boolean>;
}

export interface DRPROFILE_PRIVILEGETable {
  DRPROFILE_ID: number;
  DRFUNCTION_ID: number;
  DRTYPE_PRIVILEGE_ID: number;
  DRPROFILE_PRIVILEGE_CHECKED: Generated<boolean>;
}

export interface PermissionsTable {
  Code: string;
  Libelle: string;
  Description: Generated<string>;
  LibelleCategoriePermission: string;
}

export interface ProfilsEDataVoicePrcPermissionsTable {
  IDProfil: number;
  Code: string;
}

/** What profiles may do: functions and rights of eSeller Team, permissions of the customer-relations workstation. */
export interface ProfilTables {
  dashboards: DashboardsTable;
  SOFTWARE: SOFTWARETable;
  DRMODULE: DRMODULETable;
  DRFUNCTION: DRFUNCTIONTable;
  DRTYPE_PRIVILEGE: DRTYPE_PRIVILEGETable;
  DRPRIVILEGE_FUNCTION: DRPRIVILEGE_FUNCTIONTable;
  DRPROFILE_PRIVILEGE: DRPROFILE_PRIVILEGETable;
  permissions: PermissionsTable;
  profilsEDataVoicePrcPermissions: ProfilsEDataVoicePrcPermissionsTable;
}
