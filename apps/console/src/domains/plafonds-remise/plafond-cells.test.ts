import { describe, expect, it } from 'vitest';
import { changedRows, group, isInverted, placeholderOf, schemaOf, valuesOf, type PlafondLine } from './plafond-cells.ts';

const lines: PlafondLine[] = [group, { IDPlaque: 12, Libelle: 'Armor Brest' }];
const rows = [
  { IDPlafondRemise: 1, IDPlaque: null, IDDRProfileEsellerLead: 2, Plafond: 8.5 },
  { IDPlafondRemise: 2, IDPlaque: 12, IDDRProfileEsellerLead: 3, Plafond: null },
] as const;

describe('ceilings as a form holds them', () => {
  it('one for each row and profile, empty if none is stored', () => {
    const values = valuesOf(true, lines, rows);
    expect(values).toEqual({
      GRP_PlafondsRemise: true,
      'plafond-groupe-2': 8.5,
      'plafond-groupe-3': null,
      'plafond-12-2': null,
      'plafond-12-3': null,
    });
    expect(schemaOf(lines).parse(values)).toEqual(values);
    expect(schemaOf(lines).safeParse({ ...values, 'plafond-12-2': 100.5 }).success).toBe(false);
  });

  it('send only changes, stored ones by id', () => {
    expect(changedRows({ GRP_PlafondsRemise: false }, lines, rows)).toEqual([]);
    expect(changedRows({ 'plafond-groupe-2': null, 'plafond-12-2': 5, 'plafond-12-3': 0 }, lines, rows)).toEqual([
      { IDPlafondRemise: 1, IDPlaque: null, IDDRProfileEsellerLead: 2, Plafond: null },
      { IDPlaque: 12, IDDRProfileEsellerLead: 2, Plafond: 5 },
      { IDPlafondRemise: 2, IDPlaque: 12, IDDRProfileEsellerLead: 3, Plafond: 0 },
    ]);
  });

  it('say what applies when empty: the group’s, or none', () => {
    const values = valuesOf(true, lines, rows);
    expect(placeholderOf(values, 12, 2)).toBe('8,5');
    expect(placeholderOf(values, 12, 3)).toBe('Libre');
    expect(placeholderOf(values, null, 2)).toBe('Libre');
    expect(placeholderOf({ ...values, 'plafond-groupe-3': 0 }, 12, 3)).toBe('0');
  });

  it('warn if salespeople may give more than their managers, when both are filled', () => {
    const values = valuesOf(true, lines, rows);
    expect(isInverted(values, null)).toBe(false);
    expect(isInverted({ ...values, 'plafond-groupe-3': 8.4 }, null)).toBe(true);
    expect(isInverted({ ...values, 'plafond-groupe-3': 8.5 }, null)).toBe(false);
    expect(isInverted({ ...values, 'plafond-12-3': 1 }, 12)).toBe(false);
  });
});
