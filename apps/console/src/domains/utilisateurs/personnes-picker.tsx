import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MultiSelectField } from '../../kit/form/fields/multi-select-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { useRead } from '../../kit/queries.ts';

interface PersonnesPickerProps {
  required: boolean;
  help?: string;
  /** Those who have access to this site are left out. */
  notOn?: number;
}

/** People by name and login. */
export const PersonnesPicker = <In extends FieldValues, Out>({ notOn, ...field }: FieldBinding<In, Out> & PersonnesPickerProps) => {
  const query = useRead(utilisateurs.list, {});
  const options = useMemo(
    () =>
      query.data
        ?.filter(({ Sites }) => Sites.every(({ IDSite }) => IDSite !== notOn))
        .map(({ IDPeople, Name, LoginWEB, Actif }) => ({ value: IDPeople, label: `${Name} (${LoginWEB}${Actif ? '' : ', suspendu'})` })),
    [query.data, notOn],
  );
  return <MultiSelectField {...field} label="Personnes" options={options} failure={query} placeholder="Nom ou login" />;
};
