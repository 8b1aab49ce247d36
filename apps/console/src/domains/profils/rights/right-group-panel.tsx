import { ofName } from '@comptoir/contract/texts/elision';
import { memo, type ChangeEvent } from 'react';
import css from '../profils.module.css';
import type { Column } from './rights-tree.ts';
import type { GroupState } from './ticks.ts';

interface GroupBoxProps {
  state: GroupState;
  label: string;
  /** The boxes that it sets. */
  group: string;
  column: number;
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One box for many: ticked if all are, mixed if some are. */
const GroupBox = ({ state, label, group, column, onTick }: GroupBoxProps) => (
  <input
    type="checkbox"
    ref={(input) => {
      if (input) input.indeterminate = state === 'some';
    }}
    aria-label={label}
    checked={state === 'all'}
    aria-disabled={state === 'locked'}
    data-column={column}
    data-group={group}
    tabIndex={-1}
    onChange={onTick}
  />
);

interface RightGroupPanelProps {
  level: 'whole' | 'software' | 'module';
  group: string;
  name: string;
  columns: readonly Column[];
  /** One state for each column, separated by commas: a text, so that an equal one renders nothing. */
  states: string;
  changed: number;
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

const changedInWords = (changed: number) => (changed > 1 ? `${changed} modifications` : '1 modification');

/** The heading of a group, with a box for each column: of the whole grid, a software or a module. */
export const RightGroupPanel = memo(({ level, group, name, columns, states, changed, onTick }: RightGroupPanelProps) => {
  // The grid writes one state for each column.
  const byColumn = states.split(',') as GroupState[];
  const isHead = level === 'whole';
  return (
    <tr className={css[level]} data-row="group">
      <th scope={isHead ? 'col' : 'row'} className={css.heading}>
        <span>{name}</span>
        {changed > 0 && <small>{changedInWords(changed)}</small>}
      </th>
      {columns.map(({ type, code }, at) => {
        const box = (
          <GroupBox
            state={byColumn[at] ?? 'locked'}
            label={isHead ? `Tous les droits affichés, ${code}` : `Tous les droits ${ofName(name)}, ${code}`}
            group={group}
            column={at}
            onTick={onTick}
          />
        );
        return isHead ? (
          <th key={type} scope="col" className={css.cell}>
            <abbr title={`Droit ${code}`}>{code}</abbr>
            {box}
          </th>
        ) : (
          <td key={type} className={css.cell}>
            {box}
          </td>
        );
      })}
    </tr>
  );
});
