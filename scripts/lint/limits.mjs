/**
 * A limit is said once, by the contract: a screen that writes the number itself goes on with the old one when it changes.
 *
 * @typedef {Record<string, any>} Node a node of the parsed file
 * @typedef {{ report: (fault: { node: Node, message: string }) => void }} Context
 */

const maxLength = {
  meta: { type: 'suggestion' },
  create: (/** @type {Context} */ context) => ({
    JSXAttribute: (/** @type {Node} */ node) => {
      const { name, value } = node;
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (name.name !== 'maxLength' || given?.type !== 'Literal') return;
      context.report({ node, message: 'The contract says the limit: read it from the field, or with `maxLengthOf` from the body.' });
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- the linter takes a plugin by it
export default { meta: { name: 'limits' }, rules: { 'max-length': maxLength } };
