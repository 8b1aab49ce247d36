const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const labels = { 'date-rappel': 'Rappel', 'date-essai': 'Essai', 'date-achat': 'Achat', 'dernier-contact': 'Dernier contact' };

const dayOf = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');

/** 'Essai : 04/03/2026, Achat : 12/03/2026'; unreadable data are shown as they are. */
export const datasInWords = (text: string) => {
  const datas = parsed(text);
  if (!isRecord(datas)) return text;
  return Object.entries(labels)
    .map(([key, label]) => [label, dayOf(wordOf(datas[key]))] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}\u00a0: ${value}`)
    .join(', ');
};

/** Honda's answer: its message, and each error as 'code - message'. */
export const responseInWords = (text: string): { message: string; errors: string[] } => {
  const response = parsed(text);
  if (!isRecord(response)) return { message: text, errors: [] };
  const errors = Array.isArray(response['errors']) ? response['errors'].filter(isRecord) : [];
  return {
    message: wordOf(response['message']),
    errors: errors.map((error) => [wordOf(error['code']), wordOf(error['message'])].filter((word) => word !== '').join(' - ')),
  };
};
