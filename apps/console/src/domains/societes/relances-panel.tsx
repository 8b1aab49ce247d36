import { societeSections } from '@comptoir/contract/domains/societes/societes.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { DescribedField } from '../../kit/form/fields/described-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { RelanceMultiPanel } from './relance-multi-panel.tsx';
import type { SocieteRecord } from './societe-values.ts';

const { livraison } = societeSections;

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
      <TickField {...field('RelanceApresClotureLead')} />
      {isOn && <TickField {...field('RelanceApresClotureLeadObligatoire')} />}
    </>
  );
};

export const RelancesPanel = ({ record }: { record: SocieteRecord }) => {
  const { field } = record;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {namesOf(livraison).map((name) => (
          <DescribedField key={name} {...field(name)} described={livraison[name]} />
        ))}
      </SimpleGrid>
      <RelanceMultiPanel field={field} />
      <AfterClosing record={record} />
    </>
  );
};
