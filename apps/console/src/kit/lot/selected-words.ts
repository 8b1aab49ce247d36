/** How people call the rows of a list. */
export interface Noun {
  one: string;
  many: string;
  feminine?: true;
}

/** '3 sites sélectionnés'. */
export const selectedWords = (count: number, { one, many, feminine }: Noun) => {
  const ending = feminine ? 'e' : '';
  return count > 1 ? `${count.toLocaleString('fr-FR')} ${many} sélectionné${ending}s` : `1 ${one} sélectionné${ending}`;
};

/** The noun of a small list, from what its screen says: 'Civilités' and 'Ajouter une civilité'. */
export const nounOf = ({ title, add }: { title: string; add: string }): Noun => {
  const [, article, one = ''] = /^Ajouter (une?) (.+)$/.exec(add) ?? [];
  const many = `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
  return article === 'une' ? { one, many, feminine: true } : { one, many };
};
