import { namesOf } from '@comptoir/contract/fields/shapes';
import { siteSections } from '@comptoir/contract/domains/sites/sites.fields';
import { leadFlags, needsLead } from '@comptoir/contract/domains/sites/sites.calls';
import { SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import type { SiteRecord } from './site-values.ts';

const { options } = siteSections;
const needing: ReadonlySet<string> = new Set(leadFlags);

/** Two ticks go with eSeller Lead, as the server has it. */
const useLeadFlags = ({ form }: SiteRecord) => {
  const hasLead = useWatch({ control: form.control, name: 'Est_eSellerLeadActif' }) === true;
  const follow = useEffectEvent(() => {
    if (hasLead) return;
    for (const flag of leadFlags) if (form.getValues(flag) === true) form.setValue(flag, false, { shouldDirty: true });
  });
  useEffect(() => follow(), [hasLead]);
  return hasLead;
};

export const OptionsPanel = ({ record, isReduced }: { record: SiteRecord; isReduced: boolean }) => {
  const { field } = record;
  const hasLead = useLeadFlags(record);
  return (
    <SimpleGrid minColWidth="17rem" verticalSpacing="xs">
      {namesOf(options)
        .filter((name) => !(isReduced && name === 'EstFictif'))
        .map((name) => (
          <TickField key={name} {...field(name, hasLead || !needing.has(name) ? null : needsLead)} />
        ))}
    </SimpleGrid>
  );
};
