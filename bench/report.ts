import { cpus, loadavg, totalmem } from 'node:os';
import type { Compared } from './measure.ts';

export interface Row {
  what: string;
  measured: string;
  limit: string;
  ratio: string;
  /** The ratio to a limit with prepared statements, if measured. */
  prepared?: string;
  aim: string;
  /** By what share the aim is missed; zero or less: met. Absent without an aim. */
  missedBy?: number;
}

export interface Section {
  title: string;
  rows: readonly Row[];
}

type Shown = (value: number) => string;

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
export const milliseconds: Shown = (value) => `${rounded(value)} ms`;
export const seconds: Shown = (value) => `${(value / 1000).toFixed(2)} s`;
export const perSecond: Shown = (value) => `${rounded(value)} /s`;
export const megabytes: Shown = (value) => `${value.toFixed(0)} MB`;
export const times: Shown = (value) => value.toFixed(0);
export const kilobytes: Shown = (value) => `${(value / 1000).toFixed(1)} kB`;

/** Product beside limit, without an aim. */
export const beside = (what: string, { product, limit, ratio }: Compared, shown: Shown): Row => ({
  what,
  measured: shown(product),
  limit: shown(limit),
  ratio: rounded(ratio),
  aim: '',
});

export const atMost = (what: string, compared: Compared, shown: Shown, aim: number): Row => ({
  ...beside(what, compared, shown),
  aim: `≤ ${aim}`,
  missedBy: compared.ratio / aim - 1,
});

export const atLeast = (what: string, compared: Compared, shown: Shown, aim: number): Row => ({
  ...beside(what, compared, shown),
  aim: `≥ ${aim}`,
  missedBy: 1 - compared.ratio / aim,
});

/** The same with the ratio to the limit with prepared statements. */
export const besidePrepared = (row: Row, { ratio }: Compared): Row => ({ ...row, prepared: rounded(ratio) });

/** A figure of the product alone, with its limit. */
export const figure = (what: string, value: number, shown: Shown, aim?: number): Row => ({
  what,
  measured: shown(value),
  limit: '',
  ratio: '',
  aim: aim === undefined ? '' : `≤ ${shown(aim)}`,
  ...(aim === undefined ? {} : { missedBy: value / aim - 1 }),
});

/** The same beside its limit, which says how fast the machine was. */
export const figureBeside = (what: string, compared: Compared, shown: Shown, aim: number): Row => ({
  ...beside(what, compared, shown),
  aim: `≤ ${shown(aim)}`,
  missedBy: compared.product / aim - 1,
});

const verdictOf = ({ missedBy }: Row) =>
  missedBy === undefined ? '' : missedBy <= 0 ? 'met' : `missed by ${(missedBy * 100).toFixed(0)} %`;

const heads = ['what', 'measured', 'limit', 'ratio', 'to prepared', 'aim', ''];
const cellsOf = (row: Row) => [row.what, row.measured, row.limit, row.ratio, row.prepared ?? '', row.aim, verdictOf(row)];

/** The tables as Markdown, which also reads well on a terminal. */
export const tablesOf = (sections: readonly Section[]) =>
  sections
    .map(({ title, rows }) => {
      const lines = [heads, ...rows.map(cellsOf)];
      const widths = heads.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
      const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
      return [`### ${title}`, '', line(heads), line(widths.map((width) => '-'.repeat(width))), ...lines.slice(1).map(line)].join('\n');
    })
    .join('\n\n');

/** The aims missed by more than a quarter. */
export const badlyMissed = (sections: readonly Section[]) =>
  sections.flatMap(({ rows }) => rows.filter(({ missedBy = 0 }) => missedBy > 0.25));

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
const before = load();

/** The machine, without its names or paths. */
export const machineOf = (versions: readonly string[]) =>
  [
    `${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB of memory, ${process.platform} ${process.arch}`,
    `Node ${process.versions.node}${versions.map((version) => `, ${version}`).join('')}`,
    `load over 1, 5 and 15 minutes: ${before} at the beginning, ${load()} at the end`,
  ].join('\n');
