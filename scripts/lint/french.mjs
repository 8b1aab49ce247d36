import { isCounted } from './counted.mjs';
import { documented } from './documented.mjs';
import { names } from './names.mjs';

/**
 * French texts as they are typeset: a no-break space before : ; ? ! » % € and after «, curly apostrophes, one sign for an ellipsis;
 * titles without a full stop; one name for one thing; « d’ » before a name that begins with a vowel. English is left alone: an elision shows French.
 *
 * @typedef {Record<string, any> & { parent: Node }} Node a node of the parsed file
 * @typedef {{ replaceText: (node: Node, text: string) => unknown }} Fixer
 * @typedef {{ report: (fault: { node: Node, message: string, fix?: (fixer: Fixer) => any }) => void, sourceCode: { getText: (node: Node) => string } }} Context
 */

/** Stands for an expression in or beside a text, so that what touches it is judged as in a sentence. */
const expression = '\u{E000}';
/** Stands for a documented text, which is left alone. */
const kept = '\u{E001}';

const elision =
  "(?<![\\p{L}\\p{N}])(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|aujourd|presqu|quelqu|entr)\\\\?'(?=[\\p{L}\\p{N}«\\u{E000}])";
const faults = [
  {
    sign: /(?<=\S) (?=[:;?!»](?![\w=]))|^ (?=[:;?!»](?:\s|$))|(?<=«) /gu,
    message: 'A no-break space stands before : ; ? ! » and after «.',
  },
  { sign: /(?<=[\d\u{E000}]) (?=[%€](?!\p{L}))/gu, message: 'A no-break space stands before % and €.' },
  { sign: new RegExp(elision, 'giu'), message: 'An apostrophe is curly: ’.' },
  { sign: /(?<=\p{L}) ?\.\.\.(?!\.)/gu, message: 'An ellipsis is one sign: ….' },
];

/** @param {string} text */
const messageFor = (text) => {
  const plain = text.replace(/[^\S\u00a0]+/gu, ' ');
  const own = documented.reduce((rest, one) => rest.replaceAll(one, kept), plain);
  return faults.find(({ sign }) => own.search(sign) >= 0)?.message;
};

/**
 * @param {string} raw as it stands in the code
 * @param {string} blank how a no-break space is written there
 */
const typeset = (raw, blank) => {
  const found = documented.filter((one) => raw.includes(one));
  const own = faults.reduce(
    (text, { sign }) =>
      text.replace(sign, (fault) => {
        if (fault === ' ') return blank;
        return fault.endsWith("'") ? fault.replace(/\\?'$/u, '’') : '…';
      }),
    found.reduce((text, one, at) => text.replaceAll(one, `${kept}${at}${kept}`), raw),
  );
  return found.reduce((text, one, at) => text.replaceAll(`${kept}${at}${kept}`, one), own);
};

/** What holds the names of files and types, not texts. */
const inCode = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSLiteralType']);

/**
 * Calls `judge` with each text of the file. A tagged template is written in another language.
 * @param {Context} context
 * @param {(node: Node, text: string, write: () => string) => void} judge `write` typesets the node's own code
 */
const eachText = ({ sourceCode }, judge) => {
  let tagged = 0;
  const source = (/** @type {Node} */ node) => sourceCode.getText(node);
  return {
    TaggedTemplateExpression: () => {
      tagged += 1;
    },
    'TaggedTemplateExpression:exit': () => {
      tagged -= 1;
    },
    Literal: (/** @type {Node} */ node) => {
      if (typeof node['value'] !== 'string' || tagged > 0 || inCode.has(node.parent['type'])) return;
      const code = source(node);
      const blank = node.parent['type'] === 'JSXAttribute' ? '&nbsp;' : String.raw`\u00a0`;
      judge(node, node['value'], () => `${code[0]}${typeset(code.slice(1, -1), blank)}${code[0]}`);
    },
    TemplateLiteral: (/** @type {Node} */ node) => {
      if (tagged > 0) return;
      /** @type {{ value: { raw: string, cooked: string } }[]} */
      const quasis = node['quasis'];
      const values = node['expressions'].map((/** @type {Node} */ value) => `\${${source(value)}}`);
      judge(node, quasis.map(({ value }) => value.cooked).join(expression), () => {
        const parts = typeset(quasis.map(({ value }) => value.raw).join(expression), String.raw`\u00a0`).split(expression);
        return `\`${parts.map((part, at) => part + (values[at] ?? '')).join('')}\``;
      });
    },
    JSXText: (/** @type {Node} */ node) => {
      const siblings = node.parent['children'];
      const around = (/** @type {string} */ text) =>
        `${siblings[0] === node ? '' : expression}${text}${siblings.at(-1) === node ? '' : expression}`;
      const said = (/** @type {string} */ text) => around(text.replaceAll('&apos;', "'"));
      judge(node, said(node['value']), () => typeset(said(source(node)), '&nbsp;').replaceAll(expression, ''));
    },
  };
};

const typography = {
  meta: { type: 'suggestion', fixable: 'code' },
  create: (/** @type {Context} */ context) =>
    eachText(context, (node, text, write) => {
      const message = messageFor(text);
      if (message) context.report({ node, message, fix: (fixer) => fixer.replaceText(node, write()) });
    }),
};

const oneName = {
  meta: { type: 'suggestion' },
  create: (/** @type {Context} */ context) =>
    eachText(context, (node, text) => {
      const found = names.find(({ refused }) => refused.test(text));
      if (found) context.report({ node, message: `One name for one thing: « ${found.said} ».` });
    }),
};

const titled = new Set(['title', 'heading', 'label', 'confirm', 'submit']);

const titles = {
  meta: { type: 'suggestion' },
  create: (/** @type {Context} */ context) => {
    const judge = (/** @type {string} */ name, /** @type {Node | null} */ node) => {
      if (!titled.has(name) || typeof node?.['value'] !== 'string') return;
      if (/[^.]\.$/u.test(node['value'])) context.report({ node, message: 'A title ends without a full stop.' });
    };
    return {
      Property: (/** @type {Node} */ { key, value }) => judge(key.name ?? key.value, value),
      JSXAttribute: (/** @type {Node} */ { name, value }) => judge(name.name, value),
    };
  },
};

const shortened = /(?<![\p{L}\p{N}])(?:de|que|le|la|ne|se|lorsque|puisque) $/iu;

/** What is shortened before a vowel, before an expression of which nobody knows how it begins. */
const elisions = {
  meta: { type: 'suggestion' },
  create: (/** @type {Context} */ context) => {
    const judge = (/** @type {string} */ before, /** @type {Node | undefined} */ node) => {
      if (!node || !shortened.test(before) || isCounted(node)) return;
      context.report({ node, message: 'A name may begin with a vowel: ofName writes « de » before it.' });
    };
    return {
      TemplateLiteral: (/** @type {Node} */ { quasis, expressions, parent }) => {
        if (parent.type === 'TaggedTemplateExpression') return;
        for (const [at, one] of expressions.entries()) judge(quasis[at].value.cooked, one);
      },
      JSXText: (/** @type {Node} */ node) => {
        const siblings = node.parent['children'];
        judge(node['value'].replace(/\s+/gu, ' '), siblings[siblings.indexOf(node) + 1]?.expression);
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- the linter takes a plugin by it
export default { meta: { name: 'french' }, rules: { typography, titles, 'one-name': oneName, elisions } };
