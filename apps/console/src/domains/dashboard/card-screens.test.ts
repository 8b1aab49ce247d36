import { expect, it } from 'vitest';
import { routeOf } from '../../app/routes/routes.ts';
import { cardScreens, cardScreensFor } from './card-screens.ts';

it.each(Object.values(cardScreens))('%s is a screen, for those that the card shows it to', (path) => {
  expect(routeOf(path)).toMatchObject({ path, who: cardScreensFor });
  expect(routeOf(path)?.when).toBeUndefined();
});
