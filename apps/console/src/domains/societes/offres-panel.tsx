import { societeSections } from '@comptoir/contract/domains/societes/societes.fields';
import { namesWhere } from '@comptoir/contract/fields/shapes';
import { SimpleGrid } from '@mantine/core';
import { DescribedField } from '../../kit/form/fields/described-field.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { EmailsPicker } from './emails-picker.tsx';
import type { SocieteRecord } from './societe-values.ts';

const { offres } = societeSections;
const ticks = namesWhere(offres, { kind: 'flag' });

export const OffresPanel = ({ field }: Pick<SocieteRecord, 'field'>) => (
  <>
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DescribedField {...field('DureeValid')} described={offres.DureeValid} required />
      <NumberField {...field('IDMiniGpOffre')} />
    </SimpleGrid>
    <TextField {...field('TitreRepriseOffre')} />
    <SimpleGrid minColWidth="17rem" verticalSpacing="xs">
      {ticks.map((name) => (
        <TickField key={name} {...field(name)} />
      ))}
    </SimpleGrid>
    <TextField {...field('UrlCotation')} />
    <EmailsPicker {...field('EmailEnvoiAutoBonDeCde')} />
    <TextField {...field('NomFicBonDeCdeVO')} />
    <EmailsPicker {...field('EmailAdministratifWelcomePro')} />
  </>
);
