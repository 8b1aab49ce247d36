import type { MouseEvent } from 'react';

/**
 * For the buttons below a form. Leaving a field may change its height, which moves a button from under the pressed pointer and
 * loses the click: the field is left at the click itself.
 */
export const atClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
};
