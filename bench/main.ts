import { readFileSync, writeFileSync } from 'node:fs';
import { startCluster } from './cluster.ts';
import { measureConsole } from './console/measure-console.ts';
import { embedded, onServer, type Engine } from './engines.ts';
import { badlyMissed, machineOf, tablesOf, type Section } from './report.ts';
import { measureScale } from './scale.ts';
import { measureServer } from './server.ts';

const [check, write, scale] = ['--check', '--write', '--scale'].map((flag) => process.argv.includes(flag));
const server = process.env['TEST_DATABASE_URL'];
const parts = ['server', 'embedded', 'console'] as const;
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (only !== undefined && !parts.some((part) => part === only)) throw new Error(`--only takes one of ${parts.join(', ')}`);
if ((only || scale) && write) throw new Error('--write takes a whole run');
const asked = (part: (typeof parts)[number]) => !scale && (only === undefined || only === part);
const document = new URL('../docs/performance.md', import.meta.url);
const marks = ['<!-- newest run -->', '<!-- end of the newest run -->'] as const;

const sections: Section[] = [];
const versions: string[] = [];

const using = async (opening: Promise<Engine>, measure: (engine: Engine) => Promise<void>) => {
  const engine = await opening;
  try {
    await measure(engine);
  } finally {
    await engine.drop();
  }
};

const ofMany = async (given: string) => {
  const cluster = await startCluster(given).catch((error: unknown) => {
    console.log(`PostgreSQL is not killed: none of its own could be started (${String(error)}).`);
  });
  try {
    await using(onServer(cluster?.url ?? given), async (engine) => {
      versions.push(engine.name);
      sections.push(await measureScale(engine, cluster?.url ?? given, cluster ?? undefined));
    });
  } finally {
    await cluster?.drop();
  }
};

if (scale && !server) throw new Error('--scale asks for TEST_DATABASE_URL');
if (scale && server) await ofMany(server);
if (server && asked('server')) {
  await using(onServer(server), async (engine) => {
    versions.push(engine.name);
    sections.push(...(await measureServer(engine)));
  });
} else if (!server) {
  console.log('Without TEST_DATABASE_URL only the embedded database is measured.');
}
const ofEmbedded = async (engine: Engine) => {
  if (asked('embedded')) sections.push(...(await measureServer(engine)));
  const measured = asked('console') ? await measureConsole(engine) : undefined;
  if (!measured) return;
  versions.push(`Chromium ${measured.version}`);
  sections.push(measured.section);
};
if (asked('embedded') || asked('console')) await using(embedded(), ofEmbedded);

const run = `${new Date().toISOString().slice(0, 10)}; ${machineOf(versions).replaceAll('\n', '; ')}.\n\n${tablesOf(sections)}`;
console.log(`\n${run}\n`);
if (write) {
  const text = readFileSync(document, 'utf8');
  const [begin, end] = marks.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin) throw new Error('docs/performance.md has lost its marks');
  writeFileSync(document, `${text.slice(0, begin)}${marks[0]}\n${run}\n${text.slice(end)}`);
}
const missed = badlyMissed(sections);
if (check && missed.length > 0) {
  console.error(`Missed by more than a quarter: ${missed.map(({ what }) => what).join('; ')}.`);
  process.exit(1);
}
