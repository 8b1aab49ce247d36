import type { Parametre } from '@comptoir/contract/parametres/kit';
import { fold } from '../../kit/list/filters/fold.ts';

/** The limits to show, if there are any. */
const limitsOf = (parametre: Parametre): string => {
  switch (parametre.kind) {
    case 'whole':
      return 'Nombre entier.';
    case 'rate':
      return 'De 0 à 100 %, deux décimales au maximum.';
    case 'text':
      return parametre.isDocumented ? `${parametre.max} caractères au maximum.` : '';
    case 'country':
      return 'Deux lettres.';
    case 'flag':
    case 'choice':
      return '';
  }
};

/** Under the field. */
export const helpOf = (parametre: Parametre) => [parametre.help, limitsOf(parametre)].filter(Boolean).join(' ');

/** The folded text that the search reads. */
export const searchedText = (code: string, parametre: Parametre) => {
  const options = parametre.kind === 'choice' ? parametre.options.map(({ label }) => label) : [];
  return fold([code, parametre.label, helpOf(parametre), ...options].join(' '));
};
