import { customerMenu, noCustomer, staffMenu } from './menu-entries.ts';
import { signs } from './signs.ts';

/** Every icon of the frame once, by its Tabler name: the build makes one sprite of them. */
export const frameIcons = [
  ...new Set([
    ...Object.values(signs),
    ...[...staffMenu, ...customerMenu, ...noCustomer].flatMap(({ icon, entries }) => [icon, ...entries.map((entry) => entry.icon)]),
  ]),
];
