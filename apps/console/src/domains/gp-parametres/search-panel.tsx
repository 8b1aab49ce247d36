import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ListControl } from '../../kit/list/use-list-state.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import css from './gp-parametres.module.css';

interface SearchPanelProps extends ListControl {
  shown: number;
  total: number;
}

/** Finds parameters by label, code or help. */
export const SearchPanel = ({ state, change, flush, shown, total }: SearchPanelProps) => (
  <>
    <div className={css.search} role="search">
      <TextInput
        className={css.input ?? ''}
        label="Rechercher un paramètre"
        placeholder="Libellé, code ou aide"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={state.text && <CloseButton size="sm" aria-label="Effacer la recherche" onClick={() => change({ text: '' })} />}
        value={state.text}
        onChange={(event) => change({ text: event.currentTarget.value }, 'typing')}
        onBlur={flush}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status" className={css.count}>
        {shown === total ? `${total} paramètres` : `${shown} sur ${total} paramètres`}
      </span>
    </div>
    {shown === 0 && <EmptyState message="Aucun paramètre ne correspond à cette recherche." />}
  </>
);
