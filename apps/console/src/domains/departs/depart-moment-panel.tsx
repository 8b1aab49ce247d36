import { Group, Select } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../kit/form/fields/day-input.tsx';
import { hoursWith, offeredDays } from './depart-moment.ts';
import type { Depart } from './use-depart.ts';

/** When: at once, or on a day at an hour of Paris. */
export const DepartMomentPanel = ({ depart: { choix, change, isLater, faults } }: { depart: Depart }) => {
  const [days] = useState(() => offeredDays(Date.now()));
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <DayInput
        label="Date du départ"
        description={'Vide\u00a0: maintenant.'}
        placeholder="Maintenant"
        value={choix.jour === '' ? null : choix.jour}
        onChange={(jour) => change({ jour: jour ?? '' })}
        {...days}
        clearable
        clearLabel="Revenir à maintenant"
        error={faults['DateH']}
        flex={1}
      />
      {isLater && (
        <Select
          label="Heure"
          description="Heure de Paris"
          data={hoursWith(choix.heure)}
          value={choix.heure}
          onChange={(heure) => heure !== null && change({ heure })}
          allowDeselect={false}
          searchable
          nothingFoundMessage="Une heure ou sa moitié, comme 18:30."
          comboboxProps={{ withinPortal: false }}
          w="9rem"
        />
      )}
    </Group>
  );
};
