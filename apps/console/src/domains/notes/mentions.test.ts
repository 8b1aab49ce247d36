import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching, mayName, mentionAt, mentionsIn, reachedBy, toldOf, withName, type Personne } from './mentions.ts';

const person = (Name: string, Login: string, Kind: Personne['Kind'] = 'customer', AvecEMail = false): Personne => ({
  Name,
  Login,
  Kind,
  AvecEMail,
});
const people = [
  person('Quéré Marie', 'mquere'),
  person('Le Goff Yann', 'ylegoff'),
  person('Le Goff Yannick', 'yannick'),
  person('Équipe', 'op', 'operator'),
];

describe('a name in a note', () => {
  it('is typed after the sign, as long as it may be one', () => {
    expect(mentionAt('Voir @que', 9)).toEqual({ start: 5, query: 'que' });
    expect(mentionAt('Voir @le goff', 13)).toEqual({ start: 5, query: 'le goff' });
    expect(mentionAt('@', 1)).toEqual({ start: 0, query: '' });
    for (const text of ['Voir', 'a@exemple.fr', 'Voir @ ', 'Voir @que\nla', 'Voir @que  la'])
      expect(mentionAt(text, text.length)).toBeNull();
  });

  it('is found by the beginning of its words, without accents, or by the login', () => {
    const found = (query: string) => matching(people, query, 8).map(({ Login }) => Login);
    expect([found('que'), found('mar QUE'), found('goff'), found('ero'), found('ylego')]).toEqual([
      ['mquere'],
      ['mquere'],
      ['ylegoff', 'yannick'],
      [],
      ['ylegoff'],
    ]);
    expect(people.filter(mayName('interne')).map(({ Login }) => Login)).toEqual(['op']);
    expect(matching(people, '', 2)).toHaveLength(2);
  });

  it('reaches by mail those with an address whom the text names from now on, and not its author', () => {
    const [marie, yann, paul] = [
      person('Marie', 'marie', 'customer', true),
      person('Yann', 'yann', 'customer', true),
      person('Paul', 'paul'),
    ];
    const reached = (text: string, before = [marie], own = person('Moi', 'moi')) =>
      reachedBy(text, [marie, yann, paul], before, own).map(({ Login }) => Login);
    const text = 'Voir @Marie, @Yann et @Paul';
    expect([reached(text), reached(text, []), reached(text, [], yann), reached('Voir Marie', [])]).toEqual([
      ['yann'],
      ['marie', 'yann'],
      ['marie'],
      [],
    ]);
    expect([0, 1, 2].map((mails) => toldOf('Fait.', mails))).toEqual([
      'Fait.',
      'Fait. Une personne est prévenue par e-mail.',
      'Fait. 2 personnes sont prévenues par e-mail.',
    ]);
  });

  it('that is chosen is in the text, and names exactly this person', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z \n]{0,20}$/),
        fc.stringMatching(/^[ \n.,][a-z \n]{0,20}$/),
        fc.constantFrom(...people),
        (before, after, one) => {
          const typed = `${before} @${one.Name.slice(0, 2)}`;
          const at = mentionAt(typed + after, typed.length);
          if (!at) throw new Error('no name is being typed');
          const { text, caret } = withName(typed + after, at, one);
          expect(text.slice(0, caret)).toBe(`${before} @${one.Name} `);
          expect(mentionsIn(text, people)).toEqual([{ Kind: one.Kind, Login: one.Login }]);
        },
      ),
    );
    expect(mentionsIn('@Le Goff Yannick', people)).toEqual([{ Kind: 'customer', Login: 'yannick' }]);
    expect(mentionsIn('Quéré Marie', people)).toEqual([]);
  });
});
