import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../../kit/list/filters/fold.ts';
import { countHeld } from './ticks.ts';
import { beginningOf, boxesIn, differs, functionsOf, isHeld, rightsWith, treeOf, treeWith } from './rights-tree.ts';

const right = (DRFUNCTION_ID: number, DRTYPE_PRIVILEGE_ID: number, more: Partial<Right> = {}): Right => ({
  SOFTWARE_ID: 1,
  SOFTWARE_CODE: 'TEAM',
  SOFTWARE_DESCR: 'eSeller Team',
  DRMODULE_ID: 1,
  DRMODULE_CODE: 'OFF',
  DRMODULE_DESCR: 'Offres',
  DRFUNCTION_ID,
  DRFUNCTION_CODE: `F${DRFUNCTION_ID}`,
  DRFUNCTION_DESCR: `Fonction ${DRFUNCTION_ID}`,
  DRFUNCTION_COMMENT: '',
  DRTYPE_PRIVILEGE_ID,
  DRTYPE_PRIVILEGE_CODE: '',
  DRPROFILE_PRIVILEGE_CHECKED: false,
  DRPRIVILEGE_FUNCTION_ENABLED: true,
  PeutDonner: true,
  ...more,
});
const clients = { DRMODULE_ID: 2, DRMODULE_DESCR: 'Clients' };
const reporting = { SOFTWARE_ID: 2, SOFTWARE_DESCR: 'Reporting', DRMODULE_ID: 3, DRMODULE_DESCR: 'Tableaux' };
const rights = [
  right(1, 1, { DRFUNCTION_DESCR: 'Créer une offre', DRPROFILE_PRIVILEGE_CHECKED: true }),
  right(1, 2, { DRFUNCTION_DESCR: 'Créer une offre' }),
  right(2, 1, { ...clients, DRFUNCTION_COMMENT: 'Fiche à l’écran' }),
  right(2, 4, { ...clients, DRTYPE_PRIVILEGE_CODE: 'X' }),
  right(3, 1, reporting),
];
const tree = treeOf(rights);
const names = (kept: (typeof tree)['softwares']) => functionsOf({ softwares: kept }).map(({ id }) => id);

describe('the grid of rights', () => {
  it('begins with whole modules, until there are functions enough', () => {
    const begun = (functions: number) => beginningOf(tree, functions).softwares.map(({ name, modules }) => [name, modules.length]);
    expect(begun(1)).toEqual([['eSeller Team', 1]]);
    expect(begun(2)).toEqual([['eSeller Team', 2]]);
    expect(begun(3)).toEqual([
      ['eSeller Team', 2],
      ['Reporting', 1],
    ]);
    expect(beginningOf(tree, 3)).toEqual(tree);
  });

  it('groups functions by module and software, in the server’s order', () => {
    expect(tree.softwares.map(({ name, modules }) => [name, modules.map((module) => module.name)])).toEqual([
      ['eSeller Team', ['Offres', 'Clients']],
      ['Reporting', ['Tableaux']],
    ]);
  });

  it('has a column for each kind, by code or letter, and no box if a function lacks the kind', () => {
    expect(tree.columns).toEqual([
      { type: 1, code: 'U' },
      { type: 2, code: 'C' },
      { type: 4, code: 'X' },
    ]);
    expect(functionsOf(tree).map(({ boxes }) => boxes.map((box) => box?.key))).toEqual([
      ['1/1', '1/2', undefined],
      ['2/1', undefined, '2/4'],
      ['3/1', undefined, undefined],
    ]);
    expect(boxesIn(functionsOf(tree), 2).map(({ key }) => key)).toEqual(['2/4']);
  });

  it('counts as held what a page’s head counts: what is ticked where the right is enabled', () => {
    const flags = fc.record({ DRPROFILE_PRIVILEGE_CHECKED: fc.boolean(), DRPRIVILEGE_FUNCTION_ENABLED: fc.boolean() });
    fc.assert(
      fc.property(fc.array(flags, { minLength: rights.length, maxLength: rights.length }), (all) => {
        const stored = rights.map((one, at) => ({ ...one, ...all[at] }));
        const held = functionsOf(treeOf(stored)).reduce((sum, { boxes }) => sum + countHeld(boxes, {}), 0);
        expect(held).toBe(stored.filter(isHeld).length);
      }),
    );
  });

  it.each([
    ['creer offre', [1]],
    ['ECRAN', [2]],
    ['reporting', [3]],
    ['team', [1, 2]],
    ['rien', []],
  ])('is filtered by %j, wherever the words stand', (typed, expected) => {
    const matches = matcherOf(typed);
    const kept = treeWith(tree, ({ text }) => matches(text));
    expect(names(kept.softwares)).toEqual(expected);
    expect(kept.softwares.every(({ modules }) => modules.length > 0)).toBe(true);
  });

  it('finds functions that differ in another profile', () => {
    const others = new Set(['1/1', '2/4']);
    expect(
      functionsOf(tree)
        .filter((one) => differs(one, others))
        .map(({ id }) => id),
    ).toEqual([2]);
  });

  it('sends the whole list with the form’s changes', () => {
    const sent = rightsWith(rights, { '1/1': false, '3/1': true });
    expect(sent.map((one) => [one.DRFUNCTION_ID, one.DRTYPE_PRIVILEGE_ID, one.DRPROFILE_PRIVILEGE_CHECKED])).toEqual([
      [1, 1, false],
      [1, 2, false],
      [2, 1, false],
      [2, 4, false],
      [3, 1, true],
    ]);
  });
});
