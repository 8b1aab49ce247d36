import { describe, expect, it } from 'vitest';
import { passwordFault, passwordForce } from './mot-de-passe.ts';

const about = ['claire.lemoine', 'Claire Lemoine'];

describe('a new password', () => {
  it.each([
    'trois chevaux bleus',
    'Vague-montagne-29',
    'x9!Kd0#pLq2z',
    'marseille en hiver',
    'claire aime les cerises noires',
    'éàüéàüxyzwvé1',
    '  douze blancs  ',
    '密码密码很长的一句话啊哈',
  ])('may be %j', (password) => expect(passwordFault(password, about)).toBeNull());

  it.each([
    ['court', /^Au moins 12 caractères$/],
    ['x'.repeat(256), /^Au plus 255 caractères$/],
    ['aaaaaaaaaaaa', /répètent/],
    ['abcabcabcabcab', /répètent/],
    ['Abc1Abc1Abc1', /répètent/],
    ['azertyuiopqsdf', /clavier/],
    ['AZERTY123456', /clavier/],
    ['0987654321poiuyt', /clavier/],
    ['abcdefghijklm', /clavier/],
    ['Claire.Lemoine', /votre nom/],
    ['claire.lemoine29!', /votre nom/],
    ['LemoineClaire1', /votre nom/],
    ['motdepasse123', /mot courant/],
    ['Bonjour123456', /mot courant/],
    ['2026!!!Décembre', /mot courant/],
    ['comptoir-2026', /mot courant/],
  ])('is refused: %j', (password, sentence) => {
    expect(passwordFault(password, about)).toMatch(sentence);
    expect(passwordForce(password, about)).toBe('faible');
  });

  it('is stronger the longer it is and the more characters differ', () => {
    expect(passwordForce('x9!Kd0#pLq2z', about)).toBe('correcte');
    expect(passwordForce('x9!Kd0#pLq2zWe4', about)).toBe('bonne');
    expect(passwordForce('trois chevaux bleus galopent', about)).toBe('forte');
  });
});
