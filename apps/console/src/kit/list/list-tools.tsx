import { VisuallyHidden } from '@mantine/core';
import { IconBaselineDensitySmall, IconColumns } from '@tabler/icons-react';
import { Suspense } from 'react';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ColumnsPanelProps } from './head/columns-panel.tsx';
import css from './list.module.css';
import type { Density } from './list-table.tsx';
import { ahead, late } from '../../ui/late.tsx';

const loadPanel = () => import('./head/columns-panel.tsx');
const ColumnsPanel = late(() => loadPanel().then(({ ColumnsPanel: component }) => component));

const plural = (count: number) => (count > 1 ? 'lignes' : 'ligne');
const shownNumber = (count: number) => count.toLocaleString('fr-FR');

/** "12 sur 348"; the live region says the same in a sentence. */
export const ListCount = ({ shown, total }: { shown: number; total: number | undefined }) => (
  <span className={css.count} role="status">
    {total !== undefined && (
      <>
        {shown === total ? shownNumber(total) : `${shownNumber(shown)} sur ${shownNumber(total)}`}
        {shown === total ? ` ${plural(total)}` : <VisuallyHidden> {plural(shown)}</VisuallyHidden>}
      </>
    )}
  </span>
);

/** The first column links to the record, so it always stays. */
const ColumnChoice = <Row,>(props: ColumnsPanelProps<Row>) => (
  <DropPanel
    label="Colonnes affichées"
    button={(popoverTarget) => (
      <IconButton
        label="Colonnes affichées"
        variant="default"
        popoverTarget={popoverTarget}
        onPointerEnter={() => ahead(loadPanel)}
        onFocus={() => ahead(loadPanel)}
      >
        <IconColumns size={18} aria-hidden />
      </IconButton>
    )}
  >
    <Suspense>
      <ColumnsPanel {...props} />
    </Suspense>
  </DropPanel>
);

interface ListToolsProps<Row> extends ColumnsPanelProps<Row> {
  density: Density;
  onDensity: (density: Density) => void;
}

export const ListTools = <Row,>({ density, onDensity, ...columns }: ListToolsProps<Row>) => (
  <>
    {columns.columns.length > 1 && <ColumnChoice {...columns} />}
    <IconButton
      label="Lignes serrées"
      variant={density === 'dense' ? 'light' : 'default'}
      aria-pressed={density === 'dense'}
      onClick={() => onDensity(density === 'dense' ? 'comfortable' : 'dense')}
    >
      <IconBaselineDensitySmall size={18} aria-hidden />
    </IconButton>
  </>
);
