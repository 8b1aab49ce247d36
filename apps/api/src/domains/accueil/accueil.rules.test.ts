import { natures, type Attention, type Motif } from '@comptoir/contract/domains/accueil/accueil.calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byHarm, lookedSince } from './accueil.rules.ts';

const motif = (Nature: Motif['Nature'], Nombre: number, Nouvelles = 0): Motif => ({
  Nature,
  Nombre,
  Nouvelles,
  Titre: '',
  Libelle: '',
  Verdict: null,
  DernierSucces: null,
  Import: null,
});
const client = (label: string, ...motifs: Motif[]): Attention => ({ BDGp: `BDGp${label}`, label, serverIP: '192.0.2.1', motifs });
const labels = (all: readonly Attention[]) => all.map(({ label }) => label);

const anyMotif = fc
  .tuple(fc.constantFrom(...natures), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 }))
  .map(([nature, nombre, nouvelles]) => motif(nature, nombre, nouvelles));
const anyClients = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'))
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.array(anyMotif, { minLength: 1, maxLength: 4 }).map((motifs) => client(name, ...motifs)))),
  );

describe('what a customer needs attention for', () => {
  it('comes by harm: what fails, what nobody has taken up, what is late, what is new, what is wrong', () => {
    const all = [
      client('Beaucoup', motif('qualite', 40)),
      client('Nouvelles', motif('qualite', 3, 2)),
      client('Passerelle', motif('passerelle', 1)),
      client('Alerte', motif('alerte', 1)),
      client('Panne', motif('interface', 1)),
      client('Panne et alerte', motif('qualite', 9), motif('alerte', 2), motif('interface', 1)),
    ];
    expect(labels(byHarm(all))).toEqual(['Panne et alerte', 'Panne', 'Alerte', 'Passerelle', 'Nouvelles', 'Beaucoup']);
    expect(byHarm(all)[0]!.motifs.map(({ Nature }) => Nature)).toEqual(['interface', 'alerte', 'qualite']);
  });

  it('has one order, in whatever order it is read, and loses nobody', () => {
    fc.assert(
      fc.property(anyClients, (all) => {
        const sorted = labels(byHarm(all));
        expect(labels(byHarm(all.toReversed()))).toEqual(sorted);
        expect(sorted.toSorted()).toEqual(labels(all).toSorted());
      }),
    );
  });
});

describe('from when changes count', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  it.each([
    [undefined, '2026-03-30T12:00:00.000Z'],
    ['2026-03-31T08:00:00Z', '2026-03-31T08:00:00.000Z'],
    ['2025-01-01T00:00:00Z', '2026-03-24T12:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-03-31T12:00:00.000Z'],
  ])('%s', (depuis, since) => {
    expect(lookedSince(depuis, now, 7)).toBe(since);
  });
});
