import { SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { RelanceMultiPanel } from './relance-multi-panel.tsx';
import type { SocieteRecord } from './societe-values.ts';

/** The follow-up after closing a lead may be mandatory only where there is one. */
const AfterClosing = ({ record: { field, form } }: { record: SocieteRecord }) => {
  const isOn = useWatch({ control: form.control, name: 'RelanceApresClotureLead' }) === true;
  const follow = useEffectEvent(() => {
    if (!isOn && form.getValues('RelanceApresClotureLeadObligatoire') === true) {
      form.setValue('RelanceApresClotureLeadObligatoire', false, { shouldDirty: true });
    }
  });
  useEffect(() => follow(), [isOn]);
  return (
    <>
      <TickField {...field('RelanceApresClotureLead')} label="Relance après la clôture d'un lead" />
      {isOn && <TickField {...field('RelanceApresClotureLeadObligatoire')} label="Relance obligatoire après la clôture d'un lead" />}
    </>
  );
};

export const RelancesPanel = ({ record }: { record: SocieteRecord }) => {
  const { field } = record;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField {...field('NbJrsRelanceAvLiv')} label="Relance avant livraison" unit="jours avant" />
        <TextField {...field('LibRelanceAvLiv')} label="Libellé de la relance avant livraison" />
        <NumberField {...field('NbJrsRelanceLiv')} label="Relance après livraison" unit="jours après" />
        <TextField {...field('LibRelanceLiv')} label="Libellé de la relance après livraison" />
      </SimpleGrid>
      <RelanceMultiPanel field={field} />
      <AfterClosing record={record} />
    </>
  );
};
