import { IconAlertTriangle, IconArrowBackUp, IconCircleX, IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Reason } from '../../ui/reason.tsx';
import listCss from '../list/list.module.css';
import { useGridRow, type SendWhen } from './grid-context.ts';
import css from './grid.module.css';

const slot = 32;

const buttons = { page: 1, row: 2, change: 0 };

/** Shown at the end of a row: why it is marked, and the buttons for its changes. */
export const noteWidth = (sends: SendWhen | undefined, mayBeMarked: boolean) =>
  slot * ((sends ? buttons[sends] : 0) + Number(mayBeMarked || (sends !== undefined && sends !== 'change')));

interface MarkProps {
  text: string;
  kind: 'refused' | 'problem';
}

const Mark = ({ text, kind }: MarkProps) => (
  <Reason text={text}>
    {(describedBy) => (
      <button
        type="button"
        className={`${listCss.action} ${css.mark}`}
        data-mark={kind}
        aria-label={kind === 'refused' ? 'Ligne refusée' : 'Ligne à corriger'}
        aria-describedby={describedBy}
      >
        {kind === 'refused' ? <IconCircleX size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      </button>
    )}
  </Reason>
);

/** The button goes away when used: the focus goes to its row. */
const thenFocus = ({ currentTarget }: MouseEvent<HTMLElement>, wanted: string) => {
  const row = currentTarget.closest('tr');
  requestAnimationFrame(() => row?.querySelector<HTMLElement>(wanted)?.focus());
};
const firstCell = `.${css.input}`;
const openButton = '[data-opens]';

/** At the end of a row: what is wrong, and the buttons for its changes. */
export const RowNote = ({ stored }: { stored: object }) => {
  const { grid, draft, isChanged, isOpen, mayClose, row, isBusy } = useGridRow(stored);
  const { sends } = grid;
  const problem = grid.problemOf(row);
  const name = grid.nameOf(stored);
  const hasButtons = isOpen && (isChanged || mayClose) && !isBusy && sends !== 'change';
  const open = (event: MouseEvent<HTMLElement>) => {
    grid.opened.open(grid.idOf(stored));
    thenFocus(event, firstCell);
  };
  const undo = (event: MouseEvent<HTMLElement>) => {
    grid.undo(stored);
    if (mayClose) thenFocus(event, openButton);
  };
  return (
    <>
      {draft.error !== null ? <Mark kind="refused" text={draft.error} /> : problem !== null && <Mark kind="problem" text={problem} />}
      {!isOpen && !isBusy && (
        <button type="button" className={listCss.action} data-opens aria-label={`Modifier\u00a0: ${name}`} title="Modifier" onClick={open}>
          <IconPencil size={18} aria-hidden />
        </button>
      )}
      {hasButtons && (
        <button
          type="button"
          className={listCss.action}
          data-changes={isChanged || undefined}
          aria-label={`Annuler les modifications\u00a0: ${name}`}
          title="Annuler les modifications"
          onClick={undo}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </button>
      )}
      {hasButtons && isChanged && sends === 'row' && (
        <button
          type="button"
          className={`${listCss.action} ${css.save}`}
          aria-label={`Enregistrer\u00a0: ${name}`}
          title="Enregistrer"
          onClick={() => grid.send(stored)}
        >
          <IconDeviceFloppy size={18} aria-hidden />
        </button>
      )}
    </>
  );
};
