import { Button, VisuallyHidden } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall, IconColumns, IconDownload } from '@tabler/icons-react';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Column } from './columns.ts';
import css from './list.module.css';
import type { Density } from './list-table.tsx';
import { TickBox } from './rows/tick-box.tsx';

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

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  /** `null`: back to the default columns. */
  onChoose: (columns: readonly string[] | null) => void;
}

/** The first column links to the record, so it always stays. */
const ColumnChoice = <Row,>({ columns, visible, onChoose }: ColumnChoiceProps<Row>) => {
  const ids = visible.map(({ id }) => id);
  const toggle = (id: string, shown: boolean) => onChoose(shown ? [...ids, id] : ids.filter((one) => one !== id));
  return (
    <DropPanel
      label="Colonnes affichées"
      button={(popoverTarget) => (
        <IconButton label="Colonnes affichées" variant="default" popoverTarget={popoverTarget}>
          <IconColumns size={18} aria-hidden />
        </IconButton>
      )}
    >
      <div className={css.columns}>
        {columns.slice(1).map(({ id, heading }) => (
          <TickBox key={id} label={heading} checked={ids.includes(id)} onChange={(shown) => toggle(id, shown)} />
        ))}
        <Button variant="default" size="xs" onClick={() => onChoose(null)}>
          Colonnes par défaut
        </Button>
      </div>
    </DropPanel>
  );
};

interface ListToolsProps<Row> extends ColumnChoiceProps<Row> {
  density: Density;
  onDensity: (density: Density) => void;
  onCsv: () => void;
}

export const ListTools = <Row,>({ columns, visible, onChoose, density, onDensity, onCsv }: ListToolsProps<Row>) => (
  <>
    {columns.length > 1 && <ColumnChoice columns={columns} visible={visible} onChoose={onChoose} />}
    <IconButton
      label="Lignes serrées"
      variant="default"
      aria-pressed={density === 'dense'}
      onClick={() => onDensity(density === 'dense' ? 'comfortable' : 'dense')}
    >
      {density === 'dense' ? <IconBaselineDensitySmall size={18} aria-hidden /> : <IconBaselineDensityMedium size={18} aria-hidden />}
    </IconButton>
    <IconButton label="Télécharger en CSV ce qui est affiché" variant="default" onClick={onCsv}>
      <IconDownload size={18} aria-hidden />
    </IconButton>
  </>
);
