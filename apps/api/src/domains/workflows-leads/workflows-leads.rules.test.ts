import type { CibleBDC, Reception } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { typesLead, type TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couvertureOf, type Origine } from './couverture.rules.ts';
import { simulate, type Named } from './simulation.rules.ts';
import { resolverOf, type Configuration, type Regle, type Site } from './workflows-leads.rules.ts';

interface Config extends Configuration {
  personnes: readonly Named[];
}

const cibles = [
  'BdcToChefsVentes',
  'BdcToVendeurs',
  'BdcToChefsVentesVendeurs',
  'BdcToPotCommunVendeurs',
  'BdcToChefsVentesVendeursPotCommunVendeurs',
] as const satisfies CibleBDC[];
const receptions = ['CDV', 'VEND', 'BDC'] as const satisfies Reception[];

const ids = fc.integer({ min: 1, max: 4 });
const flag = fc.boolean();
/** Mostly true, or nobody would ever qualify. */
const mostly = fc.integer({ min: 0, max: 5 }).map((drawn) => drawn > 0);
const personne = fc.record({
  IDDRProfileEsellerLead: fc.constantFrom(null, 2, 3, 4, 5),
  Actif: mostly,
  HorsTraitementLeads: mostly.map((kept) => !kept),
  HorsTraitementLeadsAPV: mostly.map((kept) => !kept),
  TypeVN: mostly,
  TypeVO: flag,
  TypeVDL: flag,
  TypeConseiller: flag,
  AccesLeadVNVO: mostly,
  AccesLeadAPV: flag,
  Sites: fc.uniqueArray(ids, { maxLength: 3 }),
  Name: fc.constantFrom('Éva Quéré', 'Yann Le Goff', 'Anne Martin'),
  Profil: fc.constant(null),
});
const regle = fc.record({
  IDOrigineAction: ids,
  IDSite: fc.option(ids),
  ReceptionLeads: fc.constantFrom(...receptions),
  WorkflowBDC: fc.constantFrom('' as const, ...cibles),
});
const configuration: fc.Arbitrary<Config> = fc.record({
  groupe: fc.record({
    GRP_ReceptionLeads: fc.constantFrom(...receptions),
    GRP_eSellerLeadProcessBDC: fc.constantFrom(...cibles),
    GRP_BDCTraitementLeadsAPV: flag,
  }),
  workflows: fc
    .uniqueArray(regle, { maxLength: 8, selector: ({ IDOrigineAction, IDSite }) => `${IDOrigineAction} ${IDSite}` })
    .map((rows) => rows.map((row, at): Regle => ({ IDWorkflowLead: at + 1, ...row }))),
  personnes: fc.array(personne, { maxLength: 12 }).map((rows) => rows.map((row, at): Named => ({ IDPeople: at + 1, ...row }))),
});
const sites: fc.Arbitrary<Site[]> = fc
  .tuple(...[1, 2, 3, 4].map((IDSite) => fc.record({ IDSite: fc.constant(IDSite), EstVN: flag, EstVO: flag })))
  .map((list) => [...list]);
const origines: fc.Arbitrary<Origine[]> = fc
  .tuple(...[1, 2, 3, 4].map((id) => fc.record({ IDOrigineAction: fc.constant(id), type: fc.constantFrom('VN', 'VO', 'VDL') })))
  .map((list) => [...list]);

/** The same answer the slow way: the rule as people would read it, looking at everybody each time. */
const naive = ({ groupe, workflows, personnes }: Config, origine: number, site: number, type: TypeLead) => {
  let rule: { reception: Reception; cible: CibleBDC; source: string } = {
    reception: groupe.GRP_ReceptionLeads,
    cible: groupe.GRP_eSellerLeadProcessBDC,
    source: 'groupe',
  };
  for (const wanted of [null, site]) {
    for (const one of workflows) {
      if (one.IDOrigineAction !== origine || one.IDSite !== wanted) continue;
      const cible = one.WorkflowBDC === '' ? groupe.GRP_eSellerLeadProcessBDC : one.WorkflowBDC;
      rule = { reception: one.ReceptionLeads, cible, source: wanted === null ? 'origine' : 'site' };
    }
  }
  const able = personnes.filter((one) => one.Actif && (type === 'APV' ? one.AccesLeadAPV : one.AccesLeadVNVO));
  const working = able.filter((one) => !(type === 'APV' ? one.HorsTraitementLeadsAPV : one.HorsTraitementLeads));
  const central = working.filter((one) => one.IDDRProfileEsellerLead === 4);
  const onSite = working.filter((one) => one.Sites.some((id) => id === site));
  const kind = { VN: onSite.filter((p) => p.TypeVN), VO: onSite.filter((p) => p.TypeVO), VDL: onSite.filter((p) => p.TypeVDL) };
  const advisers = onSite.filter((one) => one.TypeConseiller);
  const sales = (managers: boolean, sellers: boolean) =>
    type === 'APV'
      ? []
      : kind[type].filter(({ IDDRProfileEsellerLead: profil }) => (managers && profil === 3) || (sellers && profil === 2));
  const passedOn = {
    BdcToChefsVentes: sales(true, false),
    BdcToVendeurs: sales(false, true),
    BdcToChefsVentesVendeurs: sales(true, true),
    BdcToPotCommunVendeurs: sales(false, true),
    BdcToChefsVentesVendeursPotCommunVendeurs: sales(true, true),
  };
  let steps: (readonly Named[])[];
  if (type === 'APV') steps = rule.reception === 'BDC' && groupe.GRP_BDCTraitementLeadsAPV ? [central, advisers] : [advisers];
  else if (rule.reception === 'BDC') steps = [central, passedOn[rule.cible]];
  else steps = [sales(rule.reception === 'CDV', rule.reception === 'VEND')];
  return { source: rule.source, steps: steps.map((step) => step.map(({ IDPeople }) => IDPeople)) };
};

describe('where a lead goes', () => {
  test('agrees with reading the rules one by one: the rule, and the recipients of each step', () => {
    fc.assert(
      fc.property(configuration, sites, ids, ids, fc.constantFrom(...typesLead), (config, all, origine, IDSite, type) => {
        const site = all.find((one) => one.IDSite === IDSite)!;
        const expected = naive(config, origine, IDSite, type);
        const found = simulate(config, { IDOrigineAction: origine, site, type, nom: '' });
        expect(found.regle.source).toBe(expected.source);
        expect(found.etapes.map(({ retenus }) => retenus.map(({ IDPeople }) => IDPeople))).toEqual(expected.steps);
        expect(found.atteint).toBe(expected.steps.every((step) => step.length > 0));
      }),
      { numRuns: 600 },
    );
  });

  test('lists everybody once, as recipient or with a reason', () => {
    fc.assert(
      fc.property(configuration, ids, ids, fc.constantFrom(...typesLead), (config, origine, IDSite, type) => {
        const { etapes } = simulate(config, { IDOrigineAction: origine, site: { IDSite, EstVN: true, EstVO: true }, type, nom: '' });
        for (const { retenus, ecartes, nbRetenus, nbEcartes } of etapes) {
          const all = [...retenus, ...ecartes].map(({ IDPeople }) => IDPeople);
          expect(all.toSorted((a, b) => a - b)).toEqual(config.personnes.map(({ IDPeople }) => IDPeople));
          expect(ecartes.every(({ raisons }) => raisons.length > 0)).toBe(true);
          expect([nbRetenus, nbEcartes]).toEqual([retenus.length, ecartes.length]);
        }
      }),
    );
  });

  test('the coverage agrees for every origin on every site', () => {
    fc.assert(
      fc.property(configuration, origines, sites, (config, every, all) => {
        const lignes = couvertureOf(config, every, all);
        expect(lignes.flatMap(({ origines: own }) => own).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
        for (const { type, origines: own, etats } of lignes) {
          for (const origine of own) {
            expect(every.find(({ IDOrigineAction }) => IDOrigineAction === origine)?.type).toBe(type);
            for (const [at, site] of all.entries()) {
              const { source, steps } = naive(config, origine, site.IDSite, type);
              const isSold = type === 'VDL' || (type === 'VN' ? site.EstVN : site.EstVO);
              const letter = steps.every((step) => step.length > 0) ? source[0] : isSold ? source[0]?.toUpperCase() : '-';
              expect(etats[at]).toBe(letter);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a rule of the site comes before the one of the origin, and that one before the group', () => {
    const workflows: Regle[] = [
      { IDWorkflowLead: 1, IDOrigineAction: 1, IDSite: null, ReceptionLeads: 'VEND', WorkflowBDC: '' },
      { IDWorkflowLead: 2, IDOrigineAction: 1, IDSite: 7, ReceptionLeads: 'BDC', WorkflowBDC: '' },
    ];
    const groupe = { GRP_ReceptionLeads: 'CDV', GRP_eSellerLeadProcessBDC: 'BdcToVendeurs', GRP_BDCTraitementLeadsAPV: false } as const;
    const { regle: of } = resolverOf({ groupe, workflows, personnes: [] });
    expect(of(1, 7)).toEqual({
      source: 'site',
      IDWorkflowLead: 2,
      ReceptionLeads: 'BDC',
      WorkflowBDC: 'BdcToVendeurs',
      cibleDuGroupe: true,
    });
    expect([of(1, 8).source, of(1, 8).ReceptionLeads, of(2, 7).source, of(2, 7).ReceptionLeads]).toEqual([
      'origine',
      'VEND',
      'groupe',
      'CDV',
    ]);
  });

  test('names are searched without accents, and the counts stay those of all', () => {
    const base = { HorsTraitementLeads: false, HorsTraitementLeadsAPV: false, TypeVO: false, TypeVDL: false, TypeConseiller: false };
    const seller = { ...base, Actif: true, TypeVN: true, AccesLeadVNVO: true, AccesLeadAPV: false, IDDRProfileEsellerLead: 2, Sites: [1] };
    const personnes = ['Éva Quéré', 'Anne Martin'].map((Name, at) => ({ ...seller, IDPeople: at + 1, Name, Profil: 'Vendeur' }));
    const groupe = { GRP_ReceptionLeads: 'VEND', GRP_eSellerLeadProcessBDC: 'BdcToVendeurs', GRP_BDCTraitementLeadsAPV: false } as const;
    const asked = { IDOrigineAction: 1, site: { IDSite: 1, EstVN: true, EstVO: false }, type: 'VN', nom: ' quere' } as const;
    const [etape] = simulate({ groupe, workflows: [], personnes }, asked).etapes;
    expect([etape?.nbRetenus, etape?.retenus.map(({ Name }) => Name)]).toEqual([2, ['Éva Quéré']]);
  });
});
