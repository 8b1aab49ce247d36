/** How a field names itself and its values elsewhere, such as in the conflict dialog. */
export interface FieldSpeech {
  label: string;
  show: (value: unknown) => string;
}

const rows = (count: number) => (count > 1 ? `${count} éléments` : `${count} élément`);

/** A value as people read it, if its field has no better word. */
export const showValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (Array.isArray(value)) return rows(value.length);
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? 'Vide' : String(value);
  return 'Vide';
};
