import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import type { FieldValues } from 'react-hook-form';
import { SelectField } from '../../../kit/form/fields/select-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import type { FieldBinding } from '../../../kit/form/use-record-form.ts';
import { useRead } from '../../../kit/queries.ts';

interface PrcFieldsPanelProps<In extends FieldValues, Out> {
  libelle: FieldBinding<In, Out>;
  type: FieldBinding<In, Out>;
  /** Includes the stored type, even if it can no longer be chosen. */
  stored?: { IDTypeProfil: number; ProfilTypeLibelle: string };
}

/** Name and type: all of a new profile. */
export const PrcFieldsPanel = <In extends FieldValues, Out>({ libelle, type, stored }: PrcFieldsPanelProps<In, Out>) => {
  const types = useRead(profils.eDataVoicePrcTypes, {});
  const options = types.data?.map(({ IDDRProfileEsellerLead, LibelleEDataVoice }) => ({
    value: IDDRProfileEsellerLead,
    label: LibelleEDataVoice,
  }));
  const isKnown = !stored || !options || options.some(({ value }) => value === stored.IDTypeProfil);
  const offered = isKnown ? options : [...options, { value: stored.IDTypeProfil, label: stored.ProfilTypeLibelle }];
  return (
    <>
      <TextField {...libelle} />
      <SelectField {...type} options={offered} failure={types} />
    </>
  );
};
