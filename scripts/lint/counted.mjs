/** What is written as a number, a date or a time, before which no « de » or « que » is shortened: names of values, … */
const values = new Set([
  'EmissionCO2',
  'MotDePasseMinimum',
  'capital',
  'count',
  'length',
  'memoryMb',
  'mostCO2',
  'mostLevels',
  'mostPlafond',
  'rows',
  'seconds',
  'time',
  'when',
]);
/** … and of what writes them. */
const writers = new Set([
  'accounts',
  'counted',
  'day',
  'format',
  'inFrench',
  'inKilos',
  'lastSignIn',
  'limitInWords',
  'moment',
  'momentOf',
  'shown',
  'shownDay',
  'toLocaleString',
]);

/**
 * @typedef {Record<string, any>} Node a node of the parsed file
 * @param {Node} node
 * @returns {boolean}
 */
export const isCounted = (node) => {
  if (node['type'] === 'Literal') return typeof node['value'] === 'number';
  if (node['type'] === 'BinaryExpression') return true;
  if (node['type'] === 'Identifier') return values.has(node['name']);
  if (node['type'] === 'MemberExpression') return isCounted(node['property']);
  if (node['type'] !== 'CallExpression') return false;
  const { callee } = node;
  const [first] = node['arguments'];
  const name = callee.property?.name ?? callee.name;
  if (name === 'slice' || name === 'join') return isCounted(callee.object);
  if (name === 'map') return writers.has(first?.name);
  return writers.has(name) || (name === 'shownText' && first?.value.startsWith('date'));
};
