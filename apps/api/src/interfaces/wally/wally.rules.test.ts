import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import { wally } from '@comptoir/contract/interfaces/wally/wally.partner';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { failed, refused } from '../../partners/partner-failure.ts';
import { asConflict, checkActivation, crmNamed, flagOf, knownOf, outcomeOf, refreshPlan, stateAfter } from './wally.rules.ts';

test('a tool is found by its name, whatever its case', () => {
  expect(crmNamed('Customer_First')).toBe('customer_first');
  expect(() => crmNamed('autre')).toThrow('n’existe pas');
});

test('only an active account is FULL', () => {
  expect((['ACTIVE', 'INACTIVE', 'OUTDATED', 'FAILED', 'DEFAULT'] as const).map(flagOf)).toEqual(['FULL', null, null, null, null]);
});

describe('an account may be activated', () => {
  it.each([
    ['', wallyMessages.activateWithoutAdresse],
    ['  ', wallyMessages.activateWithoutAdresse],
    ['a@exemple.example;', wallyMessages.activateBadAdresse],
    ['a@exemple', wallyMessages.activateBadAdresse],
    ['a b@exemple.example', wallyMessages.activateBadAdresse],
  ])('with an address, and valid ones alone: %j', (addresses, message) => {
    expect(() => checkActivation('INACTIVE', addresses, 0)).toThrow(message);
  });

  it('for the first time only without holes; later holes of a refresh do not matter', () => {
    const addresses = 'a@exemple.example;b@exemple.example';
    expect(() => checkActivation('INACTIVE', addresses, 0)).not.toThrow();
    expect(() => checkActivation('INACTIVE', addresses, 1)).toThrow(wallyMessages.unmapped);
    expect(() => checkActivation('OUTDATED', addresses, 1)).not.toThrow();
  });
});

it.each([
  [refused(wally, 'INVALID_CREDENTIALS'), 'OUTDATED'],
  [refused(wally, 'PASSWORD_EXPIRED'), 'OUTDATED'],
  [refused(wally, 'UNKNOWN_ACCOUNT'), 'FAILED'],
  [refused(wally, 'FORBIDDEN'), 'FAILED'],
  [refused(wally, 'RETRIEVAL_RUNNING'), null],
  [failed('timeout', wally), null],
  [new Error('a bug'), null],
])('%s leaves an account %s', (error, state) => {
  expect(stateAfter(error)).toBe(state);
});

it('only a running retrieval is a conflict', () => {
  expect(asConflict(refused(wally, 'RETRIEVAL_RUNNING'))).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('relevé') as unknown,
  });
  const other = refused(wally, 'FORBIDDEN');
  expect(asConflict(other)).toBe(other);
});

describe('a refresh', () => {
  const pair = fc.record({ thing: fc.constantFrom('a', 'b', 'c'), marque: fc.constantFrom('x', 'y') });
  const distinct = fc.uniqueArray(pair, { selector: ({ thing, marque }) => `${thing}/${marque}` });
  const stored = distinct.chain((pairs) =>
    fc.tuple(...pairs.map((one) => fc.boolean().map((isChosen) => ({ ...one, isChosen })))).map((rows) => [...rows]),
  );

  it('leaves exactly what Wally knows and what has a choice, each once', () => {
    fc.assert(
      fc.property(distinct, stored, (known, before) => {
        const { added, removed } = refreshPlan([...known, ...known], before);
        const gone = new Set(removed);
        const key = ({ thing, marque }: { thing: string; marque: string }) => `${thing}/${marque}`;
        const after = [...before.filter((row) => !gone.has(row)), ...added].map(key).toSorted();
        const expected = new Set([...known, ...before.filter(({ isChosen }) => isChosen)].map(key));
        expect(after).toEqual([...expected].toSorted());
      }),
    );
  });

  it('makes no pair with an unknown brand', () => {
    const known = knownOf([{ id: 'PDV1', name: 'Brest', brands: ['M1', 'M9'] }], [{ id: 'M1', name: 'Peugeot' }]);
    expect(known.pairs).toEqual([{ thing: 'PDV1', marque: 'M1' }]);
  });
});

describe('what becomes of a lead', () => {
  const reachable = { phone: '0600000000', email: '' };
  it.each([
    [reachable, undefined, { Site: '', Statut: 'Ignoré', Comment: 'Point de vente sans correspondance' }],
    [reachable, { toSkip: false, Descr: null }, { Site: '', Statut: 'Ignoré', Comment: 'Point de vente sans correspondance' }],
    [reachable, { toSkip: true, Descr: null }, { Site: '', Statut: 'Ignoré', Comment: 'Point de vente à ne pas intégrer' }],
    [reachable, { toSkip: false, Descr: 'Brest' }, { Site: 'Brest', Statut: 'Intégré', Comment: '' }],
    [
      { phone: '', email: '' },
      { toSkip: false, Descr: 'Brest' },
      { Site: 'Brest', Statut: 'En erreur', Comment: 'Le client n’a ni téléphone ni adresse e-mail' },
    ],
  ])('%j by the match %j', (lead, match, outcome) => {
    expect(outcomeOf(lead, match)).toEqual(outcome);
  });
});
