import { Visitor, type ESTree, type Plugin } from 'vite';

/** Where each call's `answer` stands, in the order of the text. */
const answersOf = (program: ESTree.Program) => {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || declared?.type !== 'ObjectExpression') return;
      for (const property of declared.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'answer')
          found.push(property.value);
      }
    },
  }).visit(program);
  return found;
};

/**
 * What zod holds behind every schema and the console never asks for: schemas as JSON schemas, which only the server needs, and code
 * that it writes itself, which the page's security policy forbids.
 */
const withoutUnasked = (): Plugin => ({
  name: 'without-unasked',
  apply: 'build',
  transform: (code, id) => {
    if (!/[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors|doc)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const |function |class |\{ \w+ as )(\w+)/gm)].map(([, name]) => `none as ${name}`);
    return { code: `const none = () => none;\nexport { ${names.join(', ')} };`, map: null };
  },
});

/** What is sent and answered is JSON: nothing holds itself. */
const withoutCycles = (): Plugin => ({
  name: 'without-cycles',
  apply: 'build',
  transform: (_, id) =>
    /[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/.test(id)
      ? { code: 'const none = () => undefined;\nexport { none as memoizer, none as isBackEdge, none as isRecursiveSchema };', map: null }
      : null,
});

/** Every refusal of a schema is said in our own French. */
const withoutEnglish = (): Plugin => ({
  name: 'without-english',
  apply: 'build',
  transform: (_, id) => (/[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/.test(id) ? { code: 'export default () => ({});', map: null } : null),
});

/**
 * The page's security policy forbids the code that zod would generate, and zod tries with the first schema that is made: earlier than
 * any file of ours can say so, since chunks hold their modules in an order of their own.
 */
const withoutGeneratedCode = (): Plugin => ({
  name: 'without-generated-code',
  transform: (code, id) =>
    /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id) ? { code: `${code}\nconfig({ jitless: true });`, map: null } : null,
});

/**
 * The console sends what a schema lets through and takes what the server answers, which is held to its schemas there: those of answers
 * are left out, and what only they are made of goes with them.
 */
const withoutAnswers = (): Plugin => ({
  name: 'without-answers',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/].*\.ts$/, code: /\bendpoint\(/ },
    handler(code) {
      let kept = code;
      // From the last to the first, so that the places of those before stay true.
      for (const { start, end } of answersOf(this.parse(code)).toReversed()) kept = `${kept.slice(0, start)}undefined${kept.slice(end)}`;
      return { code: kept, map: null };
    },
  },
});

/** Lists come whole: none is read page after page. */
const withoutInfiniteQueries = (): Plugin => ({
  name: 'without-infinite-queries',
  apply: 'build',
  transform: (_, id) =>
    /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/.test(id)
      ? {
          code: 'export const infiniteQueryBehavior = () => undefined;\nexport { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };',
          map: null,
        }
      : null,
});

/** What the console does not need of its schemas, and of the packages that bring them here and back. */
export const leanPackages = () => [
  withoutUnasked(),
  withoutCycles(),
  withoutEnglish(),
  withoutGeneratedCode(),
  withoutAnswers(),
  withoutInfiniteQueries(),
];
