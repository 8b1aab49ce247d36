import type { GpConfig } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { changedFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import type { FieldValues } from 'react-hook-form';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { destinationText } from './workflow-words.ts';

interface ReceptionPickerProps<In extends FieldValues, Out> {
  ReceptionLeads: FieldBinding<In, Out>;
  WorkflowBDC: FieldBinding<In, Out>;
  /** The BDC is chosen. */
  isBDC: boolean;
  config: GpConfig;
}

/** Who receives leads, and whom the BDC passes them on to. */
export const ReceptionPicker = <In extends FieldValues, Out>(props: ReceptionPickerProps<In, Out>) => (
  <>
    <SelectField {...props.ReceptionLeads} options={changedFields.ReceptionLeads.options} />
    {props.isBDC && (
      <SelectField
        {...props.WorkflowBDC}
        options={changedFields.WorkflowBDC.options}
        placeholder={destinationText('', props.config.GRP_eSellerLeadProcessBDC)}
        required={false}
      />
    )}
  </>
);
