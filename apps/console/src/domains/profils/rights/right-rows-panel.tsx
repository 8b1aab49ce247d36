import { memo, type ChangeEvent } from 'react';
import { RightRowPanel, type Other } from './right-row-panel.tsx';
import type { Column, RightFunction } from './rights-tree.ts';

interface RightRowsPanelProps {
  functions: readonly RightFunction[];
  columns: readonly Column[];
  /** The bits of each function's row, separated by commas: a text, so that an equal one renders nothing. */
  ticked: string;
  changed: string;
  other: Other | null;
  onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The functions of a module. A tick in another module walks none of its rows. */
export const RightRowsPanel = memo(({ functions, columns, ticked, changed, other, onTick }: RightRowsPanelProps) => {
  const tickedOf = ticked.split(',');
  const changedOf = changed.split(',');
  return functions.map((one, at) => (
    <RightRowPanel key={one.id} {...{ one, columns, other, onTick }} ticked={Number(tickedOf[at])} changed={Number(changedOf[at])} />
  ));
});
