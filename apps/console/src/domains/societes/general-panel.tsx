import { activites } from '@comptoir/contract/domains/activites/activites.calls';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRead } from '../../kit/queries.ts';
import { EmailsPicker } from './emails-picker.tsx';
import { MarquesPicker } from '../marques/marques-picker.tsx';
import type { SocieteRecord } from './societe-values.ts';

/** With another activity the chosen brands go; with the stored one they come back (docs/regles/societes.md#brands). */
const useBrandsOfActivity = ({ form }: SocieteRecord) => {
  const IDActivite = useWatch({ control: form.control, name: 'IDActivite' });
  const follow = useEffectEvent(() => {
    if (form.getFieldState('IDActivite').isDirty) form.setValue('Marques', [], { shouldDirty: true });
    else form.resetField('Marques');
  });
  useEffect(() => follow(), [IDActivite]);
  return IDActivite;
};

export const GeneralPanel = ({ record }: { record: SocieteRecord }) => {
  const { field } = record;
  const query = useRead(activites.list, {});
  const IDActivite = useBrandsOfActivity(record);
  return (
    <>
      <TextField {...field('Libelle')} />
      <SelectField
        {...field('IDActivite')}
        options={query.data?.map((row) => ({ value: row.IDActivite, label: row.Descr }))}
        failure={query}
      />
      <MarquesPicker {...field('Marques')} label="Marques" IDActivite={IDActivite} required={false} />
      <EmailsPicker {...field('EMailsContacts')} />
      <TickField {...field('InterfaceCorporateSales')} />
    </>
  );
};
