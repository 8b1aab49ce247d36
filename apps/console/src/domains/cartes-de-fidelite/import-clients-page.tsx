import { cartesDeFidelite } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite.calls';
import { cartesDeFideliteImport } from '@comptoir/contract/domains/cartes-de-fidelite/cartes-de-fidelite-import.fields';
import { messages } from '@comptoir/contract/messages';
import { cartesDeFidelite as cartes } from '@comptoir/contract/references/cartes-de-fidelite';
import { endpointsOf } from '@comptoir/contract/references/kit';
import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { ImportPage } from '../../kit/import/import-page.tsx';
import type { ImportHead, ImportScreen } from '../../kit/import/screen.ts';
import { useRead } from '../../kit/queries.ts';
import { journalWith } from '../journal/journal.links.ts';

const { list } = endpointsOf(cartes);
interface Carte {
  IDFidelite: number;
  Descr: string;
}
// The server answers only rows of this list.
const asCartes = (answer: unknown) => answer as readonly Carte[];

/** The card that the clients receive: the first one until another is chosen. */
const CarteField: ImportHead['Fields'] = ({ field }) => {
  const query = useRead(list, {}, { select: asCartes });
  const binding = field('IDFidelite');
  const { field: chosen } = useController({ control: binding.control, name: binding.name });
  const first = query.data?.toSorted((a, b) => a.IDFidelite - b.IDFidelite)[0]?.IDFidelite;
  const begin = useEffectEvent(() => {
    if (first !== undefined && chosen.value === null) chosen.onChange(first);
  });
  useEffect(() => begin(), [first]);
  const options = query.data?.map(({ IDFidelite, Descr }) => ({ value: IDFidelite, label: Descr }));
  return <SelectField {...binding} options={options} failure={query} label="Carte de fidélité attribuée" />;
};

const screen: ImportScreen = {
  spec: cartesDeFideliteImport,
  lire: cartesDeFidelite.lireImport,
  importer: cartesDeFidelite.importClients,
  lists: [],
  title: 'Import des cartes de fidélité',
  purpose: 'Donner une carte de fidélité aux clients des véhicules d’un fichier Excel.',
  back: { label: cartes.texts.title, href: cartes.route },
  rules: [
    'La première ligne du fichier porte les titres\u00a0: la colonne A donne le VIN du véhicule, la colonne G la date de début du contrat. Les autres ne sont pas lues.',
    'Le client du véhicule reçoit la carte choisie, à partir de cette date.',
    'Un client qui est sur plusieurs lignes garde la date la plus récente.',
  ],
  head: {
    shape: {
      IDFidelite: z
        .number()
        .nullable()
        .refine((value) => value !== null, messages.required),
    },
    values: { IDFidelite: null },
    Fields: CarteField,
  },
  journalOf: (groupe) => journalWith({ groupe }),
};

/** Gives a loyalty card to the clients of the vehicles in a workbook. */
export const ImportClientsPage = () => <ImportPage screen={screen} />;
