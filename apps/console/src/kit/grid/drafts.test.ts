import { beforeEach, describe, expect, test } from 'vitest';
import { Drafts } from './drafts.ts';

interface Site {
  Code: string;
  Actif: boolean;
  Marques: readonly number[];
}

const stored: Site = { Code: 'A1', Actif: false, Marques: [1] };
let drafts: Drafts<Site>;
beforeEach(() => {
  drafts = new Drafts<Site>();
});

describe('typed values of a row', () => {
  test('are a change only while they differ from the stored ones', () => {
    drafts.change('7', stored, { Code: 'B2', Actif: true });
    expect(drafts.of('7').changes).toEqual({ Code: 'B2', Actif: true });
    drafts.change('7', stored, { Code: 'A1' });
    drafts.change('7', stored, { Marques: [1] });
    expect(drafts.of('7').changes).toEqual({ Actif: true });
    drafts.change('7', stored, { Actif: false });
    expect(drafts.changed()).toEqual([]);
  });

  test('keep the same list object while the same rows are changed', () => {
    drafts.change('7', stored, { Code: 'B' });
    const before = drafts.changed();
    drafts.change('7', stored, { Code: 'B2' });
    expect(drafts.changed()).toBe(before);
    drafts.change('8', stored, { Code: 'C' });
    expect(drafts.changed()).toEqual(['7', '8']);
  });

  test('stay after a save if they were typed during it', () => {
    drafts.change('7', stored, { Code: 'B2', Actif: true });
    const sent = drafts.of('7').changes;
    drafts.change('7', stored, { Code: 'B3' });
    drafts.saved('7', sent);
    expect(drafts.of('7').changes).toEqual({ Code: 'B3' });
  });

  test('go once the stored value is the same, or the row is gone', () => {
    drafts.change('7', stored, { Code: 'B2', Actif: true });
    drafts.change('8', stored, { Code: 'C' });
    drafts.follow((id) => (id === '7' ? { ...stored, Code: 'B2' } : undefined));
    expect([drafts.of('7').changes, drafts.changed()]).toEqual([{ Actif: true }, ['7']]);
  });
});

describe('a refusal', () => {
  test('keeps the typed values, and its reason until the cell is typed in again', () => {
    drafts.change('7', stored, { Code: 'B2', Actif: true });
    drafts.refuse('7', 'Non', { Code: 'Trop long', Actif: 'Interdit' });
    expect(drafts.of('7')).toEqual({
      changes: { Code: 'B2', Actif: true },
      error: 'Non',
      fields: { Code: 'Trop long', Actif: 'Interdit' },
    });
    drafts.change('7', stored, { Code: 'B' });
    expect(drafts.of('7')).toMatchObject({ error: null, fields: { Actif: 'Interdit' } });
  });

  test('notifies listeners until they unsubscribe', () => {
    let told = 0;
    const leave = drafts.subscribe(() => {
      told += 1;
    });
    drafts.change('7', stored, { Code: 'B2' });
    drafts.refuse('7', 'Non', {});
    leave();
    drafts.drop(['7']);
    expect([told, drafts.changed()]).toEqual([2, []]);
  });
});
