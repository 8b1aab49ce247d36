import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import swc from '@swc/core';

/** A node of the parsed file. */
interface Node {
  type?: string;
  [key: string]: unknown;
}

export interface Said {
  file: string;
  text: string;
  /** The refusal's own message, not a part of one. */
  isWhole: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Its text; what is put in is told by `x`. Undefined where the node is none. */
const textOf = (node: Node): string | undefined => {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const text = (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('x');
  return text.startsWith('x') ? `X${text.slice(1)}` : text;
};

const refusals = new Set(['Refusal', 'PartnerFailure']);
/** Of programs among themselves. */
const isInternal = ({ type, callee }: Node) =>
  type === 'TaggedTemplateExpression' ||
  type === 'ImportDeclaration' ||
  (type === 'NewExpression' && isNode(callee) && String(callee['value']).endsWith('Error'));
/** As people read it: from a capital to a full stop, of more than one word. */
const isSentence = (text: string) => /^[\p{Lu}«].* .*[.?!]$/su.test(text);

/** What a refusal's texts may stand in; what a call or a template is made of is not read. */
const holding = new Set(['ArrayExpression', 'ConditionalExpression', 'KeyValueProperty', 'ObjectExpression', 'ParenthesisExpression']);

const saidIn = (file: string, parsed: unknown): Said[] => {
  const found: Said[] = [];
  const look = (node: unknown, within: boolean, isWhole: boolean) => {
    if (Array.isArray(node)) {
      for (const one of node) look(one, within, isWhole);
      return;
    }
    if (!isNode(node) || isInternal(node)) return;
    const text = textOf(node);
    if (text !== undefined && (within || isSentence(text))) found.push({ file, text, isWhole: isWhole || !within });
    if (node.type === 'NewExpression' && refusals.has(String((node['callee'] as Node)['value']))) {
      const [, message, ...rest] = (node['arguments'] as { expression: Node }[]).map(({ expression }) => expression);
      look(message, true, true);
      look(rest, true, false);
      return;
    }
    // The keys of a refusal's values are no texts.
    const own = node.type === 'KeyValueProperty' ? [node['value']] : Object.values(node);
    look(own, within && holding.has(String(node.type)), isWhole && node.type === 'ConditionalExpression');
  };
  look(parsed, false, false);
  return found;
};

const sources = fileURLToPath(new URL('../src', import.meta.url));
/** They speak to whoever writes programs or runs the server. */
const elsewhere = /^(?:http\/docs|cli|config|data|observe|sample)\/|\.test\.ts$|\.d\.ts$/;

/** What the server's code says in sentences, and every text of its refusals. */
export const allSaid = (): Said[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file))
    .flatMap((file) => saidIn(file, swc.parseSync(readFileSync(join(sources, file), 'utf8'), { syntax: 'typescript' })));
