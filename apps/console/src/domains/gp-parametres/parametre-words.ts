import type { WrittenField } from '@comptoir/contract/fields/field';
import { fold } from '../../kit/list/filters/fold.ts';

/** What may be typed, where a rule or the kind of value limits it. */
const limitsOf = (parametre: WrittenField): string => {
  switch (parametre.kind) {
    case 'whole':
      return 'Nombre entier.';
    case 'rate':
      return 'De 0 à 100\u00a0%, deux décimales au maximum.';
    case 'text':
      return parametre.isDocumented ? `${parametre.max} caractères au maximum.` : '';
    case 'country':
      return 'Deux lettres.';
    case 'flag':
    case 'values':
    case 'url':
    case 'choice':
    case 'secret':
    case 'own':
      return '';
  }
};

/** Under the field. */
export const helpOf = (parametre: WrittenField) => [parametre.help, limitsOf(parametre)].filter(Boolean).join(' ');

/** What the search looks through, folded. */
export const searchedText = (code: string, parametre: WrittenField) => {
  const options = parametre.kind === 'values' ? parametre.options.map(({ label }) => label) : [];
  return fold([code, parametre.label, helpOf(parametre), ...options].join(' '));
};
