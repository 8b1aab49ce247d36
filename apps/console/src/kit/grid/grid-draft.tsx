import { useEffect } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { mayBeKept, type Typed } from '../drafts/typed.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { isMotif, motifSpeech, withMotif } from '../motif/motif-draft.ts';
import { shownText } from '../list/rows/cell-value.ts';
import { besideSpeech, changedBeside, type Beside } from './beside.ts';
import type { Drafts } from './drafts.ts';
import type { GridColumn } from './grid-columns.ts';
import type { OpenRows } from './open-rows.ts';

interface GridDraftProps<Row extends object> {
  /** Its own, until the grid is left. */
  place: string;
  drafts: Drafts<Row>;
  opened: OpenRows;
  columns: readonly GridColumn<Row>[];
  stored: ReadonlyMap<string, Row>;
  rowName: (row: Row) => string;
  beside?: Beside;
  /** Why the rows are changed, as typed; null until somebody wants to say it. */
  motif: string | null;
  onMotif: (motif: string) => void;
}

/** The key of a body has no slash. */
const pathOf = (id: string, key: string) => `${id}/${key}`;
const partsOf = (path: string): [id: string, key: string] => {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
};

const valueAt = (row: object, key: string): unknown => Object.entries(row).find(([name]) => name === key)?.[1];
const headingOf = <Row,>(columns: readonly GridColumn<Row>[], key: string) => columns.find(({ id }) => id === key);

type GridNames<Row extends object> = Pick<GridDraftProps<Row>, 'stored' | 'columns' | 'rowName' | 'beside'>;
type GridRows<Row extends object> = GridNames<Row> & Pick<GridDraftProps<Row>, 'drafts' | 'motif'>;

const typedOf = <Row extends object>({ drafts, stored, columns, rowName, beside, motif }: GridRows<Row>): Typed => {
  const fields: Record<string, readonly [unknown, unknown]> = {};
  const left: string[] = [];
  for (const id of drafts.changed()) {
    const row = stored.get(id);
    for (const [key, value] of Object.entries(row ? drafts.of(id).changes : {})) {
      const column = headingOf(columns, key);
      if (row && mayBeKept(key, value) && column?.edit?.kind !== 'secret') fields[pathOf(id, key)] = [valueAt(row, key), value];
      else if (row) left.push(`${column?.heading ?? key} (${rowName(row)})`);
    }
  }
  for (const [path, field] of changedBeside(beside)) fields[path] = [field.stored, field.typed];
  return { fields: withMotif(fields, motif), left };
};

/** How a field of the page, or a cell is called, that by its row and its heading; nothing for a key that follows from another cell, and goes with it. */
export const gridSpeech = <Row extends object>({ columns, stored, rowName, beside }: GridNames<Row>, path: string) => {
  if (isMotif(path)) return motifSpeech;
  if (beside?.has(path)) return besideSpeech(beside, path);
  const [id, key] = partsOf(path);
  const [row, column] = [stored.get(id), headingOf(columns, key)];
  if (!row || !column) return undefined;
  const show = (value: unknown) => shownText(column.kind, column.value({ ...row, [key]: value })) || 'Vide';
  return { label: `${rowName(row)}\u00a0: ${column.heading}`, show };
};

/** Keeps what is typed in a grid, and offers what an earlier visit of this tab left. */
export const GridDraft = <Row extends object>(props: GridDraftProps<Row>) => {
  const { place, drafts, opened, columns, stored, rowName, beside, motif, onMotif } = props;
  const draft = useDraft(place);
  const { keep } = draft;
  useEffect(() => {
    const note = () => keep(typedOf({ drafts, columns, stored, rowName, ...(beside ? { beside } : {}), motif }), null);
    note();
    const stop = drafts.subscribe(note);
    return () => void stop();
  }, [keep, drafts, columns, stored, rowName, beside, motif]);

  const speech = (path: string) => gridSpeech({ columns, stored, rowName, ...(beside ? { beside } : {}) }, path);
  const standing = (path: string) => {
    if (isMotif(path)) return { value: '' };
    const field = beside?.get(path);
    if (field) return { value: field.stored };
    const [id, key] = partsOf(path);
    const row = stored.get(id);
    return row ? { value: valueAt(row, key) } : null;
  };
  const apply = (values: ReadonlyMap<string, unknown>) => {
    for (const [path, value] of values) {
      if (isMotif(path)) {
        onMotif(String(value));
        continue;
      }
      beside?.get(path)?.set(value);
      const [id, key] = partsOf(path);
      const row = stored.get(id);
      if (!row) continue;
      // The draft was made of such parts of a row.
      drafts.change(id, row, { [key]: value } as Partial<Row>);
      opened.open(id);
    }
  };
  return (
    <DraftNotice
      draft={draft}
      version={null}
      standing={standing}
      speech={speech}
      isReady={stored.size > 0 && beside !== null}
      apply={apply}
    />
  );
};
