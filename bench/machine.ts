import { cpus, loadavg, totalmem } from 'node:os';

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
