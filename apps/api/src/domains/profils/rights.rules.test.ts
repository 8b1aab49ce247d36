import { Refusal } from '@comptoir/contract/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedRights, checkGiven, copiedRights, type StoredRight } from './rights.rules.ts';

const flags = fc.record({
  checked: fc.boolean(),
  enabled: fc.boolean(),
  mine: fc.boolean(),
  wanted: fc.option(fc.boolean(), { nil: undefined }),
});
/** Any stored list, with what is asked of each right: a value, or nothing. */
const lists = fc.array(flags, { maxLength: 60 }).map((rows) =>
  rows.map(({ checked, enabled, mine, wanted }, at) => {
    const place = { DRFUNCTION_ID: 1 + Math.floor(at / 4), DRTYPE_PRIVILEGE_ID: 1 + (at % 4) };
    const stored: StoredRight = {
      ...place,
      DRFUNCTION_DESCR: `Fonction ${place.DRFUNCTION_ID}`,
      DRPROFILE_PRIVILEGE_CHECKED: checked,
      DRPRIVILEGE_FUNCTION_ENABLED: enabled,
      PeutDonner: mine,
    };
    return { stored, sent: wanted === undefined ? [] : [{ ...place, DRPROFILE_PRIVILEGE_CHECKED: wanted }] };
  }),
);
const keyOf = ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: StoredRight) => `${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;

const isRefused = (act: () => unknown, code: string) => {
  try {
    act();
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return true;
    throw error;
  }
};

describe('the rights that a list changes', () => {
  test('are the enabled ones that differ, in the asked state; the others stay', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const stored = rows.map((row) => row.stored);
        const changes = new Map(
          changedRights(
            stored,
            rows.flatMap(({ sent }) => sent),
          ).map((right) => [keyOf(right), right.DRPROFILE_PRIVILEGE_CHECKED]),
        );
        for (const { stored: before, sent } of rows) {
          const wanted = before.DRPRIVILEGE_FUNCTION_ENABLED ? sent[0]?.DRPROFILE_PRIVILEGE_CHECKED : undefined;
          const isChange = wanted !== undefined && wanted !== before.DRPROFILE_PRIVILEGE_CHECKED;
          expect(changes.get(keyOf(before))).toBe(isChange ? wanted : undefined);
        }
      }),
    );
  });

  test('are refused for a right sent twice or unknown', () => {
    const right = { DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1, DRPROFILE_PRIVILEGE_CHECKED: true };
    const stored = [{ ...right, DRFUNCTION_DESCR: 'Offre', DRPRIVILEGE_FUNCTION_ENABLED: true, PeutDonner: true }];
    expect(() => changedRights(stored, [right, right])).toThrow('Droit en double\u00a0: 1/1.');
    expect(() => changedRights(stored, [{ ...right, DRFUNCTION_ID: 9 }])).toThrow('Droit inconnu\u00a0: 9/1.');
  });
});

describe('a right that is not theirs to give', () => {
  test('is refused when given, never when removed', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const stored = rows.map((row) => row.stored);
        const changes = changedRights(
          stored,
          rows.flatMap(({ sent }) => sent),
        );
        const gives = changes.some(({ DRPROFILE_PRIVILEGE_CHECKED, PeutDonner }) => DRPROFILE_PRIVILEGE_CHECKED && !PeutDonner);
        expect(isRefused(() => checkGiven(changes), 'forbidden')).toBe(gives);
      }),
    );
  });

  test('is never in a copy: refused if enabled, left out if not', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const stored = rows.map((row) => row.stored);
        const held = stored.filter(({ DRPROFILE_PRIVILEGE_CHECKED }) => DRPROFILE_PRIVILEGE_CHECKED);
        const isTooMuch = held.some(({ DRPRIVILEGE_FUNCTION_ENABLED, PeutDonner }) => DRPRIVILEGE_FUNCTION_ENABLED && !PeutDonner);
        expect(isRefused(() => copiedRights(stored), 'forbidden')).toBe(isTooMuch);
        if (!isTooMuch) expect(copiedRights(stored)).toEqual(held.filter(({ PeutDonner }) => PeutDonner));
      }),
    );
  });

  test('is named, up to a few', () => {
    const rights = Array.from({ length: 7 }, (_, at) => ({
      DRFUNCTION_ID: at + 1,
      DRFUNCTION_DESCR: `Fonction ${at + 1}`,
      DRTYPE_PRIVILEGE_ID: 1,
      DRPROFILE_PRIVILEGE_CHECKED: true,
      DRPRIVILEGE_FUNCTION_ENABLED: true,
      PeutDonner: at === 0,
    }));
    expect(() => checkGiven(rights)).toThrow('donner\u00a0: Fonction 2, Fonction 3, Fonction 4, Fonction 5, Fonction 6….');
  });
});
