const mask = '••••••';
const longest = 4000;
/** Shorter secrets would be found everywhere in a text. */
const shortest = 4;

interface Hidden {
  names: ReadonlySet<string>;
  secrets: ReadonlySet<unknown>;
}

const maskFields = (value: unknown, hidden: Hidden): unknown => {
  if (Array.isArray(value)) return value.map((item) => maskFields(item, hidden));
  if (typeof value !== 'object' || value === null) return hidden.secrets.has(value) ? mask : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, hidden.names.has(name) ? mask : maskFields(field, hidden)]),
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How a secret may be written: plain, as JSON, in an address, in base64. */
const spellings = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
];

/**
 * The part of a body that may be logged: these fields masked, and these secrets wherever they occur. Dropped entirely: a
 * text without fields if some must be hidden, and one that is no JSON if a secret is too short to be found.
 */
export const masked = (text: string, names: readonly string[], secrets: readonly string[]): string => {
  const value = parsed(text);
  const known = secrets.filter((secret) => secret !== '');
  const isBare = names.length > 0 && (typeof value !== 'object' || value === null);
  if (isBare || (value === undefined && known.some((secret) => secret.length < shortest))) return text === '' ? '' : mask;
  const fields = value === undefined ? text : JSON.stringify(maskFields(value, { names: new Set(names), secrets: new Set(known) }));
  const found = known
    .filter((secret) => secret.length >= shortest)
    .flatMap(spellings)
    .toSorted((a, b) => b.length - a.length);
  const hidden = found.reduce((shown, secret) => shown.replaceAll(secret, mask), fields);
  // PostgreSQL stores no NUL.
  return hidden.slice(0, longest).replaceAll('\0', '');
};
