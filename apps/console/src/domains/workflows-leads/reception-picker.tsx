import { ciblesBDC, receptions, type GpConfig } from '@comptoir/contract/workflows-leads';
import type { FieldValues } from 'react-hook-form';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { optionsOf } from './workflow-choices.ts';
import { destinationText } from './workflow-words.ts';

const receptionOptions = optionsOf(receptions);
const cibleOptions = optionsOf(ciblesBDC);

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
    <SelectField {...props.ReceptionLeads} label="Réception des leads" options={receptionOptions} />
    {props.isBDC && (
      <SelectField
        {...props.WorkflowBDC}
        label="Leads transmis à"
        options={cibleOptions}
        placeholder={destinationText('', props.config.GRP_eSellerLeadProcessBDC)}
        required={false}
      />
    )}
  </>
);
