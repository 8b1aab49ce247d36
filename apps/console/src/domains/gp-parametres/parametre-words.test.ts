import { namesOf } from '@comptoir/contract/fields/shapes';
import { parametresGroupe, sectionsGroupe } from '@comptoir/contract/parametres/all';
import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../kit/list/filters/fold.ts';
import { helpOf, searchedText } from './parametre-words.ts';

const found = (typed: string) => {
  const matches = matcherOf(typed);
  return namesOf(parametresGroupe).filter((code) => matches(searchedText(code, parametresGroupe[code])));
};

describe('a parameter', () => {
  it('shows its help, then its limits', () => {
    expect(helpOf(parametresGroupe.GRP_RechercheVN)).toMatch(/\. 5 caractères au maximum\.$/);
    expect(helpOf(parametresGroupe.GRP_CodePays)).toMatch(/\. Deux lettres\.$/);
    expect(helpOf(parametresGroupe.TypeBDC)).not.toMatch(/255/);
  });

  it('is found by label, code, help or choices, without accents', () => {
    expect(found('taux tva')).toEqual(['GRP_TauxTVA']);
    expect(found('grp_codepays')).toEqual(['GRP_CodePays']);
    expect(found('expire jamais')).toEqual(['GRP_DureeValiditePassword']);
    expect(found('pot commun')).toEqual(['GRP_eSellerLeadProcessBDC']);
    expect(found('zzz')).toEqual([]);
  });

  it('is in one section, with its own label and help', () => {
    const standing = sectionsGroupe.flatMap(({ parametres }) => Object.keys(parametres));
    expect(standing).toEqual(namesOf(parametresGroupe));
    expect(new Set(standing).size).toBe(standing.length);
    const all = Object.values(parametresGroupe);
    for (const words of [all.map(({ label }) => label), all.map(({ help }) => help)]) expect(new Set(words).size).toBe(all.length);
    expect(all.filter(({ help }) => !help.endsWith('.'))).toEqual([]);
  });
});
