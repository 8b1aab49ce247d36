import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emailsText, parseEmails, printEmails } from './emails.ts';
import { joursSemaine, parseJoursRapport, printJoursRapport } from './jours-rapport.ts';
import type { Parsed } from './parsing.ts';
import { labelFault, parseRelanceMulti, printRelanceMulti } from './relance-multi.ts';
import { parseTexteEmail, printTexteEmail, tokenOf, variablesEmail, type VariableEmail } from './texte-email.ts';

interface Language {
  name: string;
  parse: (text: string) => Parsed<unknown>;
  /** Parses and prints again. */
  again: (text: string) => string | undefined;
  /** Texts just inside and just outside the language. */
  near: fc.Arbitrary<string>;
}

const language = <T>(
  name: string,
  parse: (text: string) => Parsed<T>,
  print: (value: T) => string,
  near: fc.Arbitrary<string>,
): Language => ({
  name,
  parse,
  again: (text) => {
    const read = parse(text);
    return read.ok ? print(read.value) : undefined;
  },
  near,
});

const made = (...pieces: string[]) => fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));
const variables = Object.keys(variablesEmail) as VariableEmail[];

const languages = [
  language('an e-mail list', parseEmails, printEmails, made('a@b.fr', ';', ' ', 'x', '\n', '')),
  language(
    'report days',
    parseJoursRapport,
    printJoursRapport,
    fc.array(fc.constantFrom('1', '2', '3', '7', '8', ''), { maxLength: 4 }).map((days) => days.join(',')),
  ),
  language('several follow-ups', parseRelanceMulti, printRelanceMulti, made('Appel', '-', '-', '7', '0', '30', ';', ' ', 'E-mail')),
  language('an e-mail text', parseTexteEmail, printTexteEmail, made('{{', '}}', 'civilite', 'logo', '{{logo}}', 'x', '\n', '{', '}')),
];

describe.each(languages)('$name', ({ parse, again, near }) => {
  const texts = fc.oneof(near, fc.string(), fc.string({ unit: 'grapheme' }));

  it('is parsed and printed unchanged', () => {
    let valid = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const written = again(text);
        if (written === undefined) return;
        valid += 1;
        expect(written).toBe(text);
      }),
      { numRuns: 2000 },
    );
    expect(valid).toBeGreaterThan(50);
  });

  it('is refused with the position of the fault, in words too', () => {
    let refused = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const read = parse(text);
        if (read.ok) return;
        refused += 1;
        expect(read.position).toBeGreaterThanOrEqual(0);
        expect(read.position).toBeLessThanOrEqual(text.length);
        expect(read.message).toMatch(/\((ligne \d+, )?caractère \d+\)$/);
        const [, line, column] = /\((?:ligne (\d+), )?caractère (\d+)\)$/.exec(read.message) ?? [];
        const before = text.split('\n').slice(0, Number(line ?? 1) - 1);
        expect(before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1).toBe(read.position);
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});

const failure = <T>(read: Parsed<T>) => (read.ok ? undefined : read.message);

test('an e-mail list accepts values of other products, but no empty part', () => {
  expect(parseEmails('')).toEqual({ ok: true, value: [] });
  expect(parseEmails('a@x.fr; b@x.fr')).toEqual({ ok: true, value: ['a@x.fr', ' b@x.fr'] });
  expect(failure(parseEmails('a@x.fr;'))).toBe('Adresse vide (caractère 8)');
  expect(failure(parseEmails('a@x.fr\nBcc: b'))).toBe('Caractère interdit dans une adresse (ligne 1, caractère 7)');
});

test('report days are distinct days of the week, in order', () => {
  const days = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
  fc.assert(
    fc.property(days, (jours) => {
      expect(parseJoursRapport(printJoursRapport(jours))).toEqual({ ok: true, value: jours });
    }),
  );
  expect(printJoursRapport([7, 2, 2, 1])).toBe('1,2,7');
  expect(joursSemaine.map(([jour]) => jour).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(failure(parseJoursRapport('2,2'))).toBe('Ce jour est déjà dans la liste (caractère 3)');
  expect(failure(parseJoursRapport('3,2'))).toBe('Les jours vont en ordre croissant, chacun une fois (caractère 3)');
  expect(failure(parseJoursRapport('2,,3'))).toBe('Un jour de 1 (dimanche) à 7 (samedi) est attendu (caractère 3)');
});

describe('several follow-ups', () => {
  const label = (kind: 'TypeContact' | 'Action') =>
    fc.oneof(fc.string(), made('Appel', '-', '7', ' ', 'a')).filter((text) => labelFault(kind, text) === null);
  const entries = fc.array(
    fc.record({ TypeContact: label('TypeContact'), NbJours: fc.integer({ min: 0, max: 9999 }), Action: label('Action') }),
    { maxLength: 5 },
  );

  it('any follow-up with valid labels is printed and parsed unchanged', () => {
    fc.assert(
      fc.property(entries, (relances) => {
        expect(parseRelanceMulti(printRelanceMulti(relances))).toEqual({ ok: true, value: relances });
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts a dash in a contact type, and anything in an action', () => {
    expect(parseRelanceMulti('E-mail-30-Relance n° 2-bis')).toEqual({
      ok: true,
      value: [{ TypeContact: 'E-mail', NbJours: 30, Action: 'Relance n° 2-bis' }],
    });
    expect(labelFault('TypeContact', 'Appel-7')).not.toBeNull();
    expect(labelFault('Action', 'Appel-7-')).toBeNull();
    expect(labelFault('Action', 'a;b')).not.toBeNull();
  });

  it.each([
    ['Appel-7', 'Une relance s’écrit «\u00a0TypeContact-NombreDeJours-Action\u00a0» (caractère 1)'],
    ['Appel-07-Suivi', 'Un nombre de jours de 0 à 9999, sans zéro devant, est attendu (caractère 7)'],
    ['Appel-10000-Suivi', 'Un nombre de jours de 0 à 9999, sans zéro devant, est attendu (caractère 7)'],
    ['-7-Suivi', 'Type de contact vide (caractère 1)'],
    ['Appel-7-', 'Action vide (caractère 9)'],
    ['Appel-7-Suivi;', 'Relance vide (caractère 15)'],
  ])('refuses %s', (text, message) => {
    expect(failure(parseRelanceMulti(text))).toBe(message);
  });
});

test('an e-mail text has only known variables', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...variables).map(tokenOf),
      fc.string().map((text) => text.replaceAll('{', '(')),
    ),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      expect(parseTexteEmail(parts.join('')).ok).toBe(true);
    }),
  );
  expect(parseTexteEmail('Bonjour {{civilite}},\nà bientôt }}\u00a0!')).toEqual({
    ok: true,
    value: [{ texte: 'Bonjour ' }, { variable: 'civilite' }, { texte: ',\nà bientôt }}\u00a0!' }],
  });
  expect(failure(parseTexteEmail('ab {{toString}}'))).toBe('Variable inconnue\u00a0: {{toString}} (caractère 4)');
  expect(failure(parseTexteEmail('a\n{{logo'))).toBe('La variable commencée par {{ n’est pas terminée par }} (ligne 2, caractère 1)');
  expect(failure(parseTexteEmail('{{{logo}}'))).toBe('Variable inconnue\u00a0: {{{logo}} (caractère 1)');
});

describe('addresses that are typed', () => {
  const read = (text: string) => emailsText(40).safeParse(text);
  it('lose the blanks around each', () => {
    expect(read(' a@b.example ;\u00a0c@d.example').data).toBe('a@b.example;c@d.example');
    expect(read('').data).toBe('');
  });

  it.each([
    ['a@b.example;pasunmail', '«\u00a0pasunmail\u00a0» n’est pas une adresse e-mail'],
    ['x y z', '«\u00a0x y z\u00a0» n’est pas une adresse e-mail'],
    ['a@b.example; ;c@d.example', 'Adresse vide (caractère 13)'],
    [`${'a'.repeat(40)}@b.example`, '40 caractères au maximum'],
  ])('%j is refused', (text, message) => {
    expect(read(text).error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
