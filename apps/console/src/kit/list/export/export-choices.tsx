import { Button, Text } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypeXls, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { csvOf, download, type CsvColumn } from '../csv.ts';
import css from './export-choices.module.css';
import { printList, type Narrowed } from './print-list.ts';
import { xlsxOf, xlsxType } from './xlsx.ts';

/** A file of the screen's own. */
export interface OwnExport {
  label: string;
  /** What is in it. */
  note: string;
  start: () => void;
}

export interface ExportProps<Row> {
  /** Of the files, without extension. */
  name: string;
  /** Of the sheet. */
  title: string;
  shown: readonly CsvColumn<Row>[];
  /** All that this session may see. */
  columns: readonly CsvColumn<Row>[];
  /** As they are shown. */
  rows: () => readonly Row[];
  narrowed: Narrowed<Row>;
  own?: readonly OwnExport[];
}

interface ExportChoicesProps<Row> extends ExportProps<Row> {
  onClose: () => void;
}

const formats = [
  { label: 'Excel (.xlsx)', icon: <IconFileTypeXls size={18} aria-hidden />, format: 'xlsx' },
  { label: 'CSV', icon: <IconFileTypeCsv size={18} aria-hidden />, format: 'csv' },
] as const;

const Act = ({ label, children, onClick }: { label?: string; children: ReactNode; onClick: () => void }) => (
  <Button size="xs" variant="subtle" color="gray" justify="flex-start" fullWidth aria-label={label} onClick={onClick}>
    {children}
  </Button>
);

/** What the list may be downloaded as. Loaded when somebody is about to open the menu. */
export const ExportChoices = <Row,>({ name, title, shown, columns, rows, narrowed, own, onClose }: ExportChoicesProps<Row>) => {
  const send = (format: 'xlsx' | 'csv', chosen: readonly CsvColumn<Row>[]) => {
    if (format === 'csv') download(`${name}.csv`, csvOf(chosen, rows()));
    else download(`${name}.xlsx`, xlsxOf(title, chosen, rows()), xlsxType);
    onClose();
  };
  return (
    <div className={css.exports}>
      {formats.map(({ label, icon, format }) => (
        <div key={format} role="group" aria-label={label}>
          <Text className={css.exportTitle ?? ''}>
            {icon} {label}
          </Text>
          <Act label={`${label}\u00a0: ce qui est affiché`} onClick={() => send(format, shown)}>
            ce qui est affiché
          </Act>
          {columns.length > shown.length && (
            <Act label={`${label}\u00a0: toutes les colonnes permises`} onClick={() => send(format, columns)}>
              toutes les colonnes permises
            </Act>
          )}
        </div>
      ))}
      <Act
        onClick={() => {
          onClose();
          printList(shown, rows(), narrowed);
        }}
      >
        <IconPrinter size={18} aria-hidden /> Imprimer ce qui est affiché
      </Act>
      {own?.map(({ label, note, start }) => (
        <div key={label}>
          <Act
            onClick={() => {
              onClose();
              start();
            }}
          >
            {label}
          </Act>
          <Text className={css.exportNote ?? ''}>{note}</Text>
        </div>
      ))}
    </div>
  );
};
