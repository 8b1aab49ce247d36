import { describe, expect, test } from 'vitest';
import { addressOf } from './client.ts';

describe('the address of a call', () => {
  test('holds its parameters, with their case, and escapes special characters', () => {
    expect(addressOf('/api/table/{name}/{id}', { name: 'SITFAM', id: 12 })).toBe('/api/table/SITFAM/12');
    expect(addressOf('/api/profils/{nom}', { nom: 'Chef/VN & VO' })).toBe('/api/profils/Chef%2FVN%20%26%20VO');
  });

  test('holds the query, without absent values', () => {
    expect(addressOf('/api/journal', {}, { page: 2, du: undefined, au: null, actif: false })).toBe('/api/journal?page=2&actif=false');
    expect(addressOf('/api/journal', {}, { du: undefined })).toBe('/api/journal');
  });

  test('repeats a list value', () => {
    expect(addressOf('/api/sites', {}, { IDPlaque: [3, 5], texte: '' })).toBe('/api/sites?IDPlaque=3&IDPlaque=5&texte=');
  });
});
