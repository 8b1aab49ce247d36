import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, fieldOf, schemaOf, valuesOf } from './column-values.ts';

const columns = fc.uniqueArray(fc.record({ NameColumn: fc.string(), checked: fc.boolean() }), {
  selector: ({ NameColumn }) => NameColumn,
});

describe('the columns as a form', () => {
  test('each column has its own field name, without signs that a form reads as a path', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(fieldOf(one)).toMatch(/^c\w*$/);
        expect(fieldOf(one) === fieldOf(other)).toBe(one === other);
      }),
    );
  });

  test('the form gives the list back, with a tick changed', () => {
    fc.assert(
      fc.property(columns, fc.nat(), (list, at) => {
        const values = valuesOf(list);
        expect(schemaOf(list).parse(values)).toEqual(values);
        expect(columnsOf(list, values)).toEqual(list);
        const one = list[at % list.length];
        if (!one) return;
        const changed = columnsOf(list, { ...values, [fieldOf(one.NameColumn)]: !one.checked });
        expect(changed).toEqual(list.map((row) => (row === one ? { ...row, checked: !row.checked } : row)));
      }),
    );
  });
});
