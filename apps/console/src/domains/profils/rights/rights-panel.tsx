import { profils, type Right } from '@comptoir/contract/domains/profils/profils.calls';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { counted } from '@comptoir/contract/texts/counted';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { matcherOf } from '../../../kit/list/filters/fold.ts';
import { SelectFilterField } from '../../../kit/list/filters/select-filter.tsx';
import { useRead } from '../../../kit/queries.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { ProfilTeamRecord } from '../team/profil-team-values.ts';
import css from '../profils.module.css';
import type { Other } from './right-row-panel.tsx';
import { RightsGridPanel } from './rights-grid-panel.tsx';
import { keyOfDroit } from '../profils.links.ts';
import { differs, functionsOf, treeOf, treeWith } from './rights-tree.ts';
import { countHeld, type Ticks } from './ticks.ts';

/** Otherwise Enter in the filter would submit the whole form. */
const staysHere = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** The profile to compare with: chosen, then read. */
const useOther = (DRPROFILE_ID: number) => {
  const [chosen, choose] = useState('');
  const list = useRead(profils.eSellerTeam, {});
  const query = useRead(profils.rights, { params: { idProfile: Number(chosen) } }, { enabled: chosen !== '' });
  const others = useMemo(
    () =>
      (list.data ?? [])
        .filter((one) => one.DRPROFILE_ID !== DRPROFILE_ID)
        .map((one) => ({ value: String(one.DRPROFILE_ID), label: one.DESCR })),
    [list.data, DRPROFILE_ID],
  );
  const name = others.find(({ value }) => value === chosen)?.label ?? '';
  const other = useMemo(
    (): Other | null =>
      chosen !== '' && query.data
        ? { name, held: new Set(query.data.filter((right) => right.DRPROFILE_PRIVILEGE_CHECKED).map(keyOfDroit)) }
        : null,
    [chosen, query.data, name],
  );
  const failed = [list, query].find(({ error }) => error);
  return { chosen, choose, others, other, failed };
};

const countInWords = (shown: number, total: number) => (shown === total ? '' : `${shown} sur `) + counted(total, 'fonction');

interface RightsPanelProps {
  form: ProfilTeamRecord['form'];
  DRPROFILE_ID: number;
  rights: readonly Right[];
  saving: boolean;
}

/** The rights of a profile: filters, then the grid. */
export const RightsPanel = ({ form, DRPROFILE_ID, rights, saving }: RightsPanelProps) => {
  const { control, getValues, setValue } = form;
  const ticks = useWatch({ control, name: 'ticks' });
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { chosen, choose, others, other, failed } = useOther(DRPROFILE_ID);
  const [onlyDiffering, setOnlyDiffering] = useState(true);
  const whole = useMemo(() => treeOf(rights), [rights]);
  const tree = useMemo(() => {
    const matches = matcherOf(text);
    return treeWith(whole, (one) => matches(one.text) && (!onlyDiffering || other === null || differs(one, other.held)));
  }, [whole, text, onlyDiffering, other]);
  const [latest, onTicks] = useMemo(
    () => [() => getValues('ticks'), (next: Ticks) => setValue('ticks', next, { shouldDirty: true })],
    [getValues, setValue],
  );
  // A tick is seen before what is counted of it.
  const later = useDeferredValue(ticks);
  const all = functionsOf(whole);
  const shown = functionsOf(tree).length;
  const held = all.reduce((sum, { boxes }) => sum + countHeld(boxes, later), 0);
  return (
    <>
      <div className={css.tools}>
        <TextInput
          className={css.search ?? ''}
          label="Filtrer les droits"
          placeholder="Fonction, commentaire, module"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={staysHere}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectFilterField
          filter={{ key: 'autre', kind: 'select', label: 'Comparer à', all: 'Aucun profil', options: others }}
          values={{ autre: chosen }}
          onChoose={choose}
        />
        {chosen !== '' && (
          <Checkbox
            className={css.only ?? ''}
            label="Différences seulement"
            checked={onlyDiffering}
            onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
          />
        )}
        <Text role="status" c="dimmed" size="sm" className={css.count ?? ''}>
          {countInWords(shown, all.length)}, {counted(held, 'droit accordé', 'droits accordés')}
        </Text>
      </div>
      {failed && <ReadFailure query={failed} />}
      {other && (
        <Text size="sm" c="dimmed">
          {`À côté de chaque case, ce que détient «\u00a0${other.name}\u00a0»\u00a0: ✓ oui, – non. Les différences sont celles des droits enregistrés.`}
        </Text>
      )}
      <RightsGridPanel {...{ tree, ticks, latest, onTicks, saving, other }} counted={later} />
      {shown === 0 && <EmptyState message={all.length === 0 ? 'Aucune fonction n’est installée.' : 'Aucune fonction ne correspond.'} />}
    </>
  );
};
