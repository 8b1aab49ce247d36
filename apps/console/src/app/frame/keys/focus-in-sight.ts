const moving = /^(?:Tab|Arrow.+|Home|End|Page.+)$/;

const show = (element: EventTarget | null) => {
  if (element instanceof Element) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};

let isBegun = false;

/**
 * From this first key on, what a moving key focuses is scrolled clear of what stands over the page (`--app-clear`). The browser's own
 * scrolling leaves a text of several lines below the header, and a cell below the columns that stay. What a pointer focuses stays under it.
 */
export const keepFocusInSight = (key: string) => {
  if (isBegun) return;
  isBegun = true;
  let moves = moving.test(key);
  document.addEventListener('keydown', (event) => (moves = moving.test(event.key)), true);
  document.addEventListener('pointerdown', () => (moves = false), true);
  document.addEventListener('focusin', ({ target }) => {
    if (moves) show(target);
  });
  // The key that began it has moved the focus already. Others may have scrolled the page alone.
  if (key === 'Tab') show(document.activeElement);
};
