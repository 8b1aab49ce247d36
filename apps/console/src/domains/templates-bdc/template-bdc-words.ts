import { bothMatTypes, matTypes, type TemplateBdcRow } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';

/** 'Toutes' when none, the names of one or two, else how many. */
export const marquesInWords = ({ Marques }: Pick<TemplateBdcRow, 'Marques'>) => {
  if (Marques.length === 0) return 'Toutes';
  return Marques.length > 2 ? `${Marques.length} marques` : Marques.map(({ Marque }) => Marque).join(', ');
};

export const matTypeInWords = ({ IDMatType }: Pick<TemplateBdcRow, 'IDMatType'>) =>
  IDMatType === null ? bothMatTypes : matTypes[IDMatType];
