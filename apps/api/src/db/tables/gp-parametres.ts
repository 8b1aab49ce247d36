import type { parametres } from '@comptoir/contract/parametres/all';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

/** The group's one record: its parameters, and what no form of parameters shows. */
export interface GpParametresTable extends ColumnsOf<typeof parametres> {
  IDGpParametres: Generated<number>;
  IDClient: Generated<string>;
  eSellerLeadActif: Generated<boolean>;
  reportingLeadMenuExist: Generated<boolean>;
  GRP_SmartDataForLead: Generated<boolean>;
  GRP_SmartDataForLead_Login: Generated<string>;
  GRP_SmartDataForLead_Password: string | null;
  GRP_SmartDataForLead_Delai: number | null;
  GRP_ModuleEmailSMS: Generated<boolean>;
  GRP_SMTP_Host: Generated<string>;
  GRP_SMTP_Port: Generated<string>;
  GRP_SMTP_Login: Generated<string>;
  GRP_SMTP_From: Generated<string>;
  GRP_SMTP_UseSSL: Generated<boolean>;
}
