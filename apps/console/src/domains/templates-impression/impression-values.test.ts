import { describe, expect, it } from 'vitest';
import { groupeBody, groupeValues, templatesFor } from './impression-values.ts';
import { sitesBody, sitesValues } from './site-choices.ts';

const stored = {
  config: [{ Categorie: 'bdc' as const, IDTemplateImpression: 4 }],
  cgv: [
    { IDCGV: 1, Nom: 'Neuf', Document: 'neuf.pdf', Taille: 10 },
    { IDCGV: 2, Nom: 'Occasion', Document: 'occasion.pdf', Taille: 20 },
  ],
};
const template = (IDTemplateImpression: number, offre: boolean) => ({
  IDTemplateImpression,
  Description: `Modèle ${IDTemplateImpression}`,
  TypeTemplateImpression_ActifOffre: offre,
  TypeTemplateImpression_ActifBdc: true,
  TypeTemplateImpression_ActifBonEssai: false,
});

describe("the group's form", () => {
  it('has a choice for each category, and no change of the conditions of sale', () => {
    expect(groupeValues(stored)).toEqual({ offre: null, bdc: 4, bonEssai: null, ajouts: [], retraits: [] });
  });

  it('sends changed categories, and the whole list of conditions only if it changed', () => {
    expect(groupeBody(stored, { bdc: null })).toEqual({ config: [{ Categorie: 'bdc', IDTemplateImpression: null }] });
    const ajout = { Nom: 'Reprise', Document: 'reprise', file: 'JVBERi0', Taille: 5 };
    expect(groupeBody(stored, { retraits: [1], ajouts: [ajout] })).toEqual({
      cgv: [
        { Nom: 'Occasion', Document: 'occasion.pdf' },
        { Nom: 'Reprise', Document: 'reprise', file: 'JVBERi0' },
      ],
    });
    expect(groupeBody(stored, {})).toEqual({});
  });
});

describe('the templates of a category', () => {
  it('are the active ones and the stored one', () => {
    const templates = [template(1, true), template(2, false), template(3, false)];
    expect(templatesFor(templates, 'offre', 3)).toEqual([
      { value: 1, label: 'Modèle 1' },
      { value: 3, label: 'Modèle 3 (inactif)' },
    ]);
  });
});

describe('the form of the sites', () => {
  it('has every site and category, and sends only changes', () => {
    const values = sitesValues([{ IDSite: 7 }], [{ Categorie: 'offre', IDSite: 7, IDTemplateImpression: 2 }]);
    expect(values).toEqual({ '7/offre': 2, '7/bdc': null, '7/bonEssai': null });
    expect(sitesBody({ '7/offre': null, '7/bdc': 5 })).toEqual([
      { IDSite: 7, Categorie: 'offre', IDTemplateImpression: null },
      { IDSite: 7, Categorie: 'bdc', IDTemplateImpression: 5 },
    ]);
  });
});
