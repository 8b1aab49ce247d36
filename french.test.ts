import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documented } from './scripts/lint/documented.mjs';
import { run } from './scripts/process-tree.mjs';
import { codeFiles } from './scripts/source-files.mjs';
import { tool } from './scripts/tools.mjs';

const root = import.meta.dirname;
const tree = mkdtempSync(join(tmpdir(), 'comptoir-french-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const rules = ['typography', 'titles', 'one-name', 'elisions'].map((rule) => `french/${rule}`);
writeFileSync(
  join(tree, '.oxlintrc.json'),
  JSON.stringify({
    jsPlugins: [join(root, 'scripts/lint/french.mjs')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
  }),
);

let made = 0;
/** What the rules say of a piece of code, as `rule: message`, or what they make of it. */
const judge = async (code: string) => {
  const file = join(tree, `planted-${(made += 1)}.tsx`);
  writeFileSync(file, code);
  const { output } = await run(process.execPath, [tool('oxlint'), '-f', 'unix', file], { cwd: tree, stdio: 'pipe' });
  return { found: [...output.matchAll(/\[Error\/french\(([a-z-]+)\)\]/g)].map(([, rule]) => rule) };
};

describe('French texts', () => {
  it.each([
    ['a plain blank before a colon', "export const a = 'Nom : x';", 'typography'],
    ['beside an expression', 'export const a = (b: string) => `${b} : « ${b} »`;', 'typography'],
    ['between elements', 'export const A = ({ b }: { b: string }) => <p>{b} : {b}</p>;', 'typography'],
    ['a blank alone before its sign', "export const a = ['x', 'y'].join(' : ');", 'typography'],
    ['a plain blank before a unit', "export const a = 'De 0 à 100 %';", 'typography'],
    ['before one, beside an expression', 'export const a = (b: string) => `${b} €`;', 'typography'],
    ['a straight apostrophe', `export const a = "l'image d'en-tête";`, 'typography'],
    ['one before an expression', "export const a = (b: string) => `l'${b}`;", 'typography'],
    ['three dots', "export const a = 'Enregistrement...';", 'typography'],
    ['a title that ends with a full stop', "export const a = { title: 'Modifier le libellé.' };", 'titles'],
    ['« de » before a name', 'export const a = (name: string) => `Le départ de ${name}`;', 'elisions'],
    ['« que » before one', 'export const a = (b: { Name: string }) => `En tant que ${b.Name}`;', 'elisions'],
    [
      '« de » before one between elements',
      'export const A = ({ name }: { name: string }) => <p>La base de {name} s’ouvre.</p>;',
      'elisions',
    ],
    ['another name for a thing', "export const a = 'Le profil lead de la personne';", 'one-name'],
  ])('are refused with %s', async (_, code, rule) => {
    expect((await judge(code)).found).toEqual([rule]);
  });

  it.each([
    ['no-break blanks, written as such', "export const a = 'Nom\\u00a0: «\\u00a0x\\u00a0»';"],
    ['English', `export const a = "the customer's own, and what it doesn't say";`],
    ['a time and an address', "export const a = ['12:30', 'https://comptoir.example/?a=1'];"],
    ['another language', 'declare const sql: (text: TemplateStringsArray) => string;\nexport const a = sql`select 1 ? 2 : 3`;'],
    ['a count', 'export const a = (rows: string[]) => `Plus de ${rows.length} lignes, et de ${rows.length + 1}`;'],
    ['a date', 'declare const momentOf: (b: string) => string;\nexport const a = (b: string) => `Fini le ${momentOf(b)}`;'],
    [
      'a name whose « de » is written',
      'declare const ofName: (b: string) => string;\nexport const a = (b: string) => `Le départ ${ofName(b)}`;',
    ],
    ['a sentence with a full stop', "export const a = { message: 'Enregistré.' };"],
  ])('are left alone: %s', async (_, code) => {
    expect((await judge(code)).found).toEqual([]);
  });

  it('keep those that are asked for letter by letter, each of which is said somewhere', async () => {
    const code = documented.map((text, at) => `export const a${at} = ${JSON.stringify(text)};`).join('\n');
    expect((await judge(code)).found).toEqual([]);
    const said = codeFiles()
      .filter((file) => !file.startsWith('scripts/') && !/\.test\.tsx?$|^e2e\//.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    expect(documented.filter((text) => !said.includes(text))).toEqual([]);
  });
});
