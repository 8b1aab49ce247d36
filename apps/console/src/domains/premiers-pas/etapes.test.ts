import { expect, it } from 'vitest';
import { registryPages } from '../../kit/place.ts';
import { etapesInWords } from './etapes.ts';

it('a step leads to a screen where it can be done, or says where in the banner it is', () => {
  const steps = Object.entries(etapesInWords);
  const led = steps.flatMap(([, { href }]) => href?.toLowerCase() ?? []);
  expect(led.filter((href) => registryPages.includes(href))).toEqual([]);
  expect(steps.filter(([, { href }]) => href === null).map(([cle]) => cle)).toEqual(['notifications']);
  expect(etapesInWords.notifications.texte).toMatch(/la cloche du bandeau \(Alt\+N\)/);
});
