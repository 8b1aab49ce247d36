import type { emailSmsColumns } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import type { leadColumns } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import type { smartDataFields } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import type { parametres } from '@comptoir/contract/parametres/all';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

/** The group's one record: its parameters, and what no form of parameters shows. */
export interface GpParametresTable
  extends
    ColumnsOf<typeof parametres>,
    ColumnsOf<typeof leadColumns>,
    Omit<ColumnsOf<typeof smartDataFields>, 'GRP_SmartDataForLead_Password'>,
    ColumnsOf<typeof emailSmsColumns> {
  IDGpParametres: Generated<number>;
  /** Sealed. */
  GRP_SmartDataForLead_Password: string | null;
}
