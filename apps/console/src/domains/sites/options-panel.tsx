import { leadFlags, needsLead } from '@comptoir/contract/sites';
import { SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { siteFlagNames } from './site-field-names.ts';
import type { SiteRecord } from './site-values.ts';

/** Two ticks need eSeller Lead (docs/regles/sites.md#eseller-lead). */
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
      <TickField {...field('EstVN')} label={siteFlagNames.EstVN} />
      <TickField {...field('EstVO')} label={siteFlagNames.EstVO} />
      {!isReduced && <TickField {...field('EstFictif')} label={siteFlagNames.EstFictif} />}
      <TickField {...field('Est_eSellerLeadActif')} label={siteFlagNames.Est_eSellerLeadActif} readOnly={isReduced} />
      {leadFlags.map((flag) => (
        <TickField key={flag} {...field(flag)} label={siteFlagNames[flag]} blocked={hasLead ? null : needsLead} />
      ))}
    </SimpleGrid>
  );
};
