import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { counted } from '@comptoir/contract/texts/counted';
import { matcherOf } from '../../../kit/list/filters/fold.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { groupsWith, type PermissionGroup } from './permission-groups.ts';
import type { ProfilPrcRecord } from './profil-prc-values.ts';
import css from '../profils.module.css';
import { isTicked, stateOf, withTicks, type Box, type Ticks } from '../rights/ticks.ts';

/** Otherwise Enter in the filter would submit the whole form. */
const staysHere = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

interface CategoryProps {
  group: PermissionGroup;
  ticks: Ticks;
  onTick: (boxes: readonly Box[], on: boolean) => void;
}

const Category = memo(({ group: { name, boxes }, ticks, onTick }: CategoryProps) => {
  const id = useId();
  const state = stateOf(boxes, ticks);
  const held = boxes.filter((box) => isTicked(box, ticks)).length;
  return (
    <div role="group" className={css.category} aria-labelledby={id}>
      <div className={css.categoryHead}>
        <Checkbox
          label={<span id={id}>{name}</span>}
          aria-label={`Toutes les permissions\u00a0: ${name}`}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={(event) => onTick(boxes, event.currentTarget.checked)}
        />
        <Text c="dimmed" size="sm">
          {held} sur {boxes.length}
        </Text>
      </div>
      <ul className={css.permissions}>
        {boxes.map((box) => (
          <li key={box.key} data-changed={isTicked(box, ticks) !== box.stored || undefined}>
            <Checkbox
              label={box.name}
              description={box.description}
              checked={isTicked(box, ticks)}
              onChange={(event) => onTick([box], event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});

interface PermissionsPanelProps {
  form: ProfilPrcRecord['form'];
  groups: readonly PermissionGroup[];
  saving: boolean;
}

/** The permissions of a customer-relations profile, by category. */
export const PermissionsPanel = ({ form, groups, saving }: PermissionsPanelProps) => {
  const { control, getValues, setValue } = form;
  const ticks = useWatch({ control, name: 'ticks' });
  const [typed, setTyped] = useState('');
  const kept = useMemo(() => {
    const matches = matcherOf(typed);
    return groupsWith(groups, ({ text }) => matches(text));
  }, [groups, typed]);
  const onTick = useMemo(
    () => (boxes: readonly Box[], on: boolean) => setValue('ticks', withTicks(getValues('ticks'), boxes, on), { shouldDirty: true }),
    [getValues, setValue],
  );
  const all = groups.flatMap(({ boxes }) => boxes);
  const shown = kept.flatMap(({ boxes }) => boxes).length;
  const held = all.filter((box) => isTicked(box, ticks)).length;
  return (
    <>
      <div className={css.tools}>
        <TextInput
          className={css.search ?? ''}
          label="Filtrer les permissions"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={staysHere}
          autoComplete="off"
          spellCheck={false}
        />
        <Text role="status" c="dimmed" size="sm" className={css.count ?? ''}>
          {shown < all.length && `${shown} sur `}
          {counted(all.length, 'permission')}, {counted(held, 'accordée')}
        </Text>
      </div>
      <fieldset className={css.boxes} disabled={saving}>
        {kept.map((group) => (
          <Category key={group.name} group={group} ticks={ticks} onTick={onTick} />
        ))}
      </fieldset>
      {shown === 0 && <EmptyState message={all.length === 0 ? 'Aucune permission n’est installée.' : 'Aucune permission ne correspond.'} />}
    </>
  );
};
