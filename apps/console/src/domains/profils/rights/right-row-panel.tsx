import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { memo, type ChangeEvent } from 'react';
import css from '../profils.module.css';
import type { Column, RightFunction } from './rights-tree.ts';
import { lockOf, type Box, type Lock } from './ticks.ts';

/** Why a box is disabled. */
export const lockWords: Record<Lock, string> = {
  disabled: 'Ce droit n’est pas activé pour cette fonction',
  beyond: 'Votre profil ne détient pas ce droit\u00a0: vous ne pouvez pas le donner',
};

/** The profile to compare with. */
export interface Other {
  name: string;
  /** Keys of the rights that it has. */
  held: ReadonlySet<string>;
}

interface RightBoxProps {
  box: Box;
  column: number;
  label: string;
  ticked: boolean;
  changed: boolean;
  other: Other | null;
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

const RightBox = ({ box, column, label, ticked, changed, other, onTick }: RightBoxProps) => {
  const lock = ticked && box.enabled ? null : lockOf(box);
  const otherHolds = other?.held.has(box.key) ?? false;
  const compared = other ? `\u00a0; ${other.name}\u00a0: ${otherHolds ? 'oui' : 'non'}` : '';
  return (
    <td className={css.cell} data-changed={changed || undefined} data-why={lock ? lockWords[lock] : undefined}>
      <input
        type="checkbox"
        aria-label={`${label}${compared}`}
        checked={ticked}
        aria-disabled={lock !== null}
        {...(lock ? { 'aria-describedby': `why-${lock}` } : {})}
        data-column={column}
        data-box={box.key}
        tabIndex={-1}
        onChange={onTick}
      />
      {other && (
        <span className={css.other} data-differs={otherHolds !== box.stored || undefined} aria-hidden>
          {otherHolds ? '✓' : '–'}
        </span>
      )}
      {lock === 'beyond' && <IconLock className={css.lock} size={11} aria-hidden />}
    </td>
  );
};

interface RightRowPanelProps {
  one: RightFunction;
  columns: readonly Column[];
  /** One bit for each column: whether its box is ticked, or changed by the form. */
  ticked: number;
  changed: number;
  other: Other | null;
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One function of the grid. Rendered again only when it changes. */
export const RightRowPanel = memo(({ one, columns, ticked, changed, other, onTick }: RightRowPanelProps) => (
  <tr className={css.right} data-row="function">
    <th scope="row" className={css.function}>
      <span>{one.name}</span>
      {one.comment && <small>{one.comment}</small>}
    </th>
    {columns.map(({ type, code }, at) => {
      const box = one.boxes[at];
      if (!box) {
        return (
          <td key={type}>
            <VisuallyHidden>{code}&nbsp;: sans objet</VisuallyHidden>
          </td>
        );
      }
      const bit = 1 << at;
      return (
        <RightBox
          key={type}
          box={box}
          column={at}
          label={`${one.name}, ${code}`}
          ticked={(ticked & bit) !== 0}
          changed={(changed & bit) !== 0}
          other={other}
          onTick={onTick}
        />
      );
    })}
  </tr>
));
