import { SimpleGrid } from '@mantine/core';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { JoursPicker } from './jours-picker.tsx';
import type { SocieteRecord } from './societe-values.ts';

export const RapportsPanel = ({ field }: Pick<SocieteRecord, 'field'>) => (
  <>
    <JoursPicker {...field('JoursRapportAuto')} label="Jours des rapports automatiques" required max={null} />
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NumberField
        {...field('AlerteNbJoursEnStock')}
        label="Alerte de stock"
        unit="jours"
        help="Nombre de jours en stock au-delà duquel un véhicule est signalé"
      />
      <NumberField {...field('IDMiniGpStock')} label="Mini-groupe du stock" help="Son numéro" />
      <NumberField {...field('IDMiniGpRapport')} label="Mini-groupe des rapports" help="Son numéro" />
    </SimpleGrid>
  </>
);
