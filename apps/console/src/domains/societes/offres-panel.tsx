import { SimpleGrid } from '@mantine/core';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { EmailsPicker } from './emails-picker.tsx';
import type { SocieteRecord } from './societe-values.ts';

const ticks = {
  Affiche_TTC: 'Afficher les prix TTC par défaut',
  ImprPortableComOffre: "Imprimer le portable du vendeur sur l'offre",
  CreationOffreSansEtape: 'Créer une offre sans étape',
  AfficherOptionsVDDansOffre: "Afficher les options VD dans l'offre",
} as const;
// The keys of an object literal are all of its type's.
const names = Object.keys(ticks) as (keyof typeof ticks)[];

export const OffresPanel = ({ field }: Pick<SocieteRecord, 'field'>) => (
  <>
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NumberField {...field('DureeValid')} label="Validité des offres" unit="jours" required />
      <NumberField {...field('IDMiniGpOffre')} label="Mini-groupe des offres" help="Son numéro" />
    </SimpleGrid>
    <TextField {...field('TitreRepriseOffre')} label="Titre de la reprise dans l'offre" />
    <SimpleGrid minColWidth="17rem" verticalSpacing="xs">
      {names.map((name) => (
        <TickField key={name} {...field(name)} label={ticks[name]} />
      ))}
    </SimpleGrid>
    <TextField {...field('UrlCotation')} label="Adresse de la cotation" />
    <EmailsPicker {...field('EmailEnvoiAutoBonDeCde')} label="E-mails d'envoi automatique du bon de commande" />
    <TextField {...field('NomFicBonDeCdeVO')} label="Fichier du bon de commande VO" />
    <EmailsPicker {...field('EmailAdministratifWelcomePro')} label="E-mail administratif Welcome Pro" />
  </>
);
