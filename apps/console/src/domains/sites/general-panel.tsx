import { SimpleGrid } from '@mantine/core';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import type { SiteRecord } from './site-values.ts';

const reserved = 'Votre accès ne permet pas de modifier ce code';

interface GeneralPanelProps extends Pick<SiteRecord, 'field'> {
  /** Customer access: some fields are locked. */
  isReduced: boolean;
}

export const GeneralPanel = ({ field, isReduced }: GeneralPanelProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextField {...field('Descr')} label="Nom du site" />
    <TextField {...field('Libelle')} label="Libellé pour les leads" />
    <TextField {...field('Code')} label="Code" />
    <TextField {...field('CodeConstructeur')} label="Code constructeur" readOnly={isReduced} {...(isReduced ? { help: reserved } : {})} />
    <TextField {...field('CodeRegionConstructeur')} label="Code région constructeur" />
    <TextField {...field('CodeSiteBaseVN')} label="Code site Base VN" />
    <TextField {...field('IDWelcomePro')} label="Identifiant Welcome Pro" />
  </SimpleGrid>
);

export const AdressePanel = ({ field }: Pick<SiteRecord, 'field'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextField {...field('Address1')} label="Adresse" />
    <TextField {...field('Address2')} label="Complément d'adresse" />
    <TextField {...field('CodePostal')} label="Code postal" />
    <TextField {...field('Ville')} label="Ville" />
    <TextField {...field('Tel')} label="Téléphone" type="tel" />
    <TextField {...field('Fax')} label="Fax" type="tel" />
    <TextField {...field('EMail')} label="E-mail" type="email" />
  </SimpleGrid>
);
