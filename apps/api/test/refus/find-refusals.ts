import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import swc from '@swc/core';

/** A place of the source that refuses something. */
export interface Found {
  /** Below `src`, without its ending. */
  file: string;
  /** Its sentence as the source has it, what is put in by its name; where it begins with no words of its own, after its function's name. */
  text: string;
}

/** A node of the parsed file. */
interface Node {
  type?: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown) => (value as Node[] | undefined) ?? [];

const textOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { type, value } = node;
  if (type === 'StringLiteral' || type === 'Identifier') return String(value);
  if (type === 'TemplateLiteral') {
    const put = nodesOf(node['expressions']).map(textOf);
    return (node['quasis'] as { cooked: string }[]).map(({ cooked }, at) => `${cooked}${put[at] ?? ''}`).join('');
  }
  if (type === 'MemberExpression') return `${textOf(node['object'])}.${textOf(node['property'])}`;
  if (type === 'Computed') return textOf(node['expression']);
  if (type === 'CallExpression') return `${textOf(node['callee'])}()`;
  if (type === 'ConditionalExpression') return textOf(node['consequent']);
  return String(type);
};

/** The variable that a text begins with; undefined where it begins with a text of its own. */
const headOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [quasi] = node['quasis'] as { cooked: string }[];
  return quasi?.cooked === '' ? headOf(nodesOf(node['expressions'])[0]) : undefined;
};

/** Whether a text begins with words. */
const isSaid = (node: unknown) =>
  isNode(node) &&
  (node.type === 'StringLiteral' || (node.type === 'TemplateLiteral' && (node['quasis'] as { cooked: string }[])[0]?.cooked !== ''));

interface Scope {
  name: string | undefined;
  params: readonly (string | undefined)[];
}
interface Visited {
  node: Node;
  scopes: readonly Scope[];
}

const nameOf = (scopes: readonly Scope[]) => scopes.findLast(({ name }) => name !== undefined)?.name ?? '';

const paramOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node['value']);
  return paramOf(node['pat'] ?? node['left']);
};
const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration' || type === 'FunctionExpression';

/** Every node, with the functions that it stands in; a function has the name of what it is assigned to. */
const visit = (node: unknown, scopes: readonly Scope[], found: Visited[], name?: string) => {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, scopes, found);
    return;
  }
  if (!isNode(node)) return;
  found.push({ node, scopes });
  const inner = isFunction(node) ? [...scopes, { name, params: nodesOf(node['params']).map(paramOf) }] : scopes;
  for (const [key, value] of Object.entries(node)) {
    visit(value, inner, found, key === 'init' || key === 'value' ? paramOf(node['id'] ?? node['key']) : undefined);
  }
};

const exportedNames = (all: readonly Visited[]) =>
  new Set(
    all
      .filter(({ node }) => node.type === 'ExportDeclaration')
      .flatMap(({ node }) => nodesOf((node['declaration'] as Node)['declarations']).map(({ id }) => paramOf(id))),
  );

/** Functions of all domains that are given their sentence, and the place of it. */
const shared: readonly (readonly [name: string, at: number])[] = [['checkAllExist', 1]];

/** A function that is given its sentence refuses where it is called, and not where it is written. */
const refusalsIn = (parsed: unknown) => {
  const all: Visited[] = [];
  visit(parsed, [], all);
  const exported = exportedNames(all);
  const helpers = new Map<string, number>(shared);
  const texts = new Map<Node, string>();
  const note = ({ node, scopes }: Visited, at: number) => {
    const sentence = nodesOf(node['arguments'])[at]?.['expression'];
    const head = headOf(sentence);
    const given = scopes.find(
      ({ name, params }) => name !== undefined && !exported.has(name) && head !== undefined && params.includes(head),
    );
    if (given?.name === undefined) texts.set(node, isSaid(sentence) ? textOf(sentence) : `${nameOf(scopes)}: ${textOf(sentence)}`);
    else helpers.set(given.name, given.params.indexOf(head));
  };
  for (const one of all) if (one.node.type === 'NewExpression' && textOf(one.node['callee']).endsWith('Refusal')) note(one, 1);
  // A helper may call another one: what a call adds is found by going through them again.
  for (let known = -1; known < helpers.size;) {
    known = helpers.size;
    for (const one of all) {
      const at = one.node.type === 'CallExpression' ? helpers.get(textOf(one.node['callee'])) : undefined;
      if (at !== undefined) note(one, at);
    }
  }
  return [...texts.values()];
};

const sources = fileURLToPath(new URL('../../src', import.meta.url));

/** The files of a folder below `src`, by their names without endings. */
export const sourcesIn = (folder: string) =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: `${folder}/${file.slice(0, -'.ts'.length)}`, source: readFileSync(join(sources, folder, file), 'utf8') }));

/** Every refusal of the files below a folder. */
export const findRefusals = (folder: string): Found[] =>
  sourcesIn(folder).flatMap(({ file, source }) =>
    refusalsIn(swc.parseSync(source, { syntax: 'typescript' })).map((text) => ({ file, text })),
  );
