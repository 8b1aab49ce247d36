import { societeFields } from '@comptoir/contract/domains/societes/societes.fields';
import { SimpleGrid } from '@mantine/core';
import { DescribedField } from '../../kit/form/fields/described-field.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { JoursPicker } from './jours-picker.tsx';
import type { SocieteRecord } from './societe-values.ts';

const { AlerteNbJoursEnStock } = societeFields;

export const RapportsPanel = ({ field }: Pick<SocieteRecord, 'field'>) => (
  <>
    <JoursPicker {...field('JoursRapportAuto')} required max={null} />
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DescribedField {...field('AlerteNbJoursEnStock')} described={AlerteNbJoursEnStock} />
      <NumberField {...field('IDMiniGpStock')} />
      <NumberField {...field('IDMiniGpRapport')} />
    </SimpleGrid>
  </>
);
