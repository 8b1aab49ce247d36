import { namesOf } from '@comptoir/contract/fields/shapes';
import { siteSections } from '@comptoir/contract/domains/sites/sites.fields';
import { SimpleGrid } from '@mantine/core';
import { DescribedField } from '../../kit/form/fields/described-field.tsx';
import type { SiteRecord } from './site-values.ts';

const { general, adresse } = siteSections;

export const GeneralPanel = ({ field }: Pick<SiteRecord, 'field'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    {namesOf(general).map((name) => (
      <DescribedField key={name} {...field(name)} described={general[name]} />
    ))}
  </SimpleGrid>
);

export const AdressePanel = ({ field }: Pick<SiteRecord, 'field'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    {namesOf(adresse).map((name) => (
      <DescribedField key={name} {...field(name)} described={adresse[name]} />
    ))}
  </SimpleGrid>
);
