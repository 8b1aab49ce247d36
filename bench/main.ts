import { readFileSync, writeFileSync } from 'node:fs';
import { measureConsole } from './console.ts';
import { embedded, onServer, type Engine } from './engines.ts';
import { machineOf } from './machine.ts';
import { badlyMissed, tablesOf, type Section } from './report.ts';
import { measureServer } from './server.ts';

const [check, write] = ['--check', '--write'].map((flag) => process.argv.includes(flag));
const server = process.env['TEST_DATABASE_URL'];
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

if (server) {
  await using(onServer(server), async (engine) => {
    versions.push(engine.name);
    sections.push(...(await measureServer(engine)));
  });
} else {
  console.log('Without TEST_DATABASE_URL only the embedded database is measured.');
}
await using(embedded(), async (engine) => {
  sections.push(...(await measureServer(engine)));
  const measured = await measureConsole(engine);
  if (!measured) return;
  versions.push(`Chromium ${measured.version}`);
  sections.push(measured.section);
});

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
