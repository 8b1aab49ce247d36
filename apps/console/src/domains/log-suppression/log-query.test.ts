import { describe, expect, it } from 'vitest';
import { bodyOf } from './log-query.ts';

const none = { IDLigneSupprimee: '', NomTable: '', NumeroSerieMat: '', RefDMS: '', page: '1' };

describe('the query of the log', () => {
  it('is a page of twenty, with the filters that say something', () => {
    expect(bodyOf(none)).toEqual({ filters: {}, min: 0, elementPerPage: 20 });
    expect(bodyOf({ ...none, NomTable: 'CLIENT', RefDMS: ' DMS1 ', NumeroSerieMat: '  ', page: '3' })).toEqual({
      filters: { NomTable: 'CLIENT', RefDMS: 'DMS1' },
      min: 40,
      elementPerPage: 20,
    });
  });
});
