import { catalogue } from '@comptoir/contract/catalogue/all';
import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

const screens = Object.entries(catalogue).flatMap(([name, { screen }]) => (screen ? [[name, screen] as const] : []));

test.each(screens)('the rows of %s have their screen: %s', (_, screen) => {
  const [path = ''] = screen.split('?');
  expect(routeOf(path)).toBeDefined();
});

test('a screen of one record is told which', () => {
  expect(screens.filter(([, screen]) => screen.includes('{id}')).length).toBeGreaterThan(30);
});
