import { parametresGroupe, sectionsGroupe } from '@comptoir/contract/parametres/all';
import { codesOf } from '@comptoir/contract/parametres/kit';
import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../kit/list/filters/fold.ts';
import { helpOf, searchedText } from './parametre-words.ts';

const found = (typed: string) => {
  const matches = matcherOf(typed);
  return codesOf(parametresGroupe).filter((code) => matches(searchedText(code, parametresGroupe[code])));
};

describe('a parameter', () => {
  it('says its limits after what it is for', () => {
    expect(helpOf(parametresGroupe.GRP_RechercheVN)).toMatch(/\. 5 caractères au maximum\.$/);
    expect(helpOf(parametresGroupe.GRP_CodePays)).toMatch(/\. Deux lettres\.$/);
    expect(helpOf(parametresGroupe.TypeBDC)).not.toMatch(/255/);
  });

  it('is found by its label, its code, its help or its choices, without accents', () => {
    expect(found('taux tva')).toEqual(['GRP_TauxTVA']);
    expect(found('grp_codepays')).toEqual(['GRP_CodePays']);
    expect(found('expire jamais')).toEqual(['GRP_DureeValiditePassword']);
    expect(found('pot commun')).toEqual(['GRP_eSellerLeadProcessBDC']);
    expect(found('zzz')).toEqual([]);
  });

  it('stands in one section, with a label and a sentence of its own', () => {
    const standing = sectionsGroupe.flatMap(({ parametres }) => Object.keys(parametres));
    expect(standing).toEqual(codesOf(parametresGroupe));
    expect(new Set(standing).size).toBe(standing.length);
    const all = Object.values(parametresGroupe);
    for (const words of [all.map(({ label }) => label), all.map(({ help }) => help)]) expect(new Set(words).size).toBe(all.length);
    expect(all.filter(({ help }) => !help.endsWith('.'))).toEqual([]);
  });
});
