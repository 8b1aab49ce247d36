const mostSigns = 88;

/** JSON for people: what fits on a line stands on one. */
export const printed = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= mostSigns) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => printed(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printed(one, inner)}`);
  const [opening, closing] = isList ? '[]' : '{}';
  return `${opening}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${closing}`;
};
