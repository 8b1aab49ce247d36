import { useLayoutEffect, useRef, useState } from 'react';
import panel from '../../../ui/drop-panel.module.css';
import { OptionList } from '../../../ui/option-list.tsx';
import { ownToggle } from '../../../ui/own-toggle.ts';
import type { Column } from '../columns.ts';
import { fold, matcherOf } from '../filters/fold.ts';
import type { Spot } from '../head/column-acts.ts';
import type { Condition } from './conditions.ts';
import { ConditionForm, type Asked } from './condition-form.tsx';
import css from './conditions.module.css';

interface ConditionEditorProps<Row> {
  at: Spot;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** `null`: chosen first. */
  column: Column<Row> | null;
  edited: Condition<Row> | undefined;
  onApply: (condition: Asked) => void;
  onClose: () => void;
}

const width = 336;

const ColumnPicker = <Row,>({ columns, onPick }: { columns: readonly Column<Row>[]; onPick: (column: Column<Row>) => void }) => {
  const [query, setQuery] = useState('');
  const matches = matcherOf(query);
  const found = columns.filter(({ heading }) => matches(fold(heading)));
  return (
    <OptionList
      label="Filtrer par colonne"
      query={query}
      onQuery={setQuery}
      options={found.map(({ id, heading }) => ({ id, label: heading }))}
      count={found.length > 1 ? `${found.length} colonnes` : `${found.length} colonne`}
      empty="Aucune colonne de ce nom."
      onChoose={({ id }) => {
        const column = columns.find((one) => one.id === id);
        if (column) onPick(column);
      }}
    />
  );
};

/** Where a condition is chosen and typed. The browser closes it and gives the focus back. */
export const ConditionEditor = <Row,>({ at, columns, rows, column, edited, onApply, onClose }: ConditionEditorProps<Row>) => {
  const [picked, pick] = useState(column);
  const [opened, setOpened] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => popover.current?.showPopover(), []);
  return (
    <div
      ref={popover}
      popover="auto"
      role="group"
      aria-label={picked ? `Filtrer\u00a0: ${picked.heading}` : 'Filtrer'}
      className={`${panel.panel} ${css.editor}`}
      style={{ left: Math.max(Math.min(at.left, window.innerWidth - width), 8), top: Math.min(at.top, window.innerHeight - 160) }}
      onToggle={ownToggle((isOpen) => (isOpen ? setOpened(true) : onClose()))}
    >
      {opened && !picked && <ColumnPicker columns={columns} onPick={pick} />}
      {opened && picked && (
        <ConditionForm
          column={picked}
          rows={rows}
          edited={edited}
          onApply={(condition) => {
            popover.current?.hidePopover();
            onApply(condition);
          }}
        />
      )}
    </div>
  );
};
