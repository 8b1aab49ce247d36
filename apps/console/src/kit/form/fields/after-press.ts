/** The main button of a mouse is down. */
let isPressed = false;

/** How a press ends: a drag gives no `mouseup`, and a press on a scroll bar may give neither. */
const ends = ['mouseup', 'dragend', 'keydown'];

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', ({ button }) => (isPressed = isPressed || button === 0), true);
  for (const end of ends) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Runs at once, or, while something is being pressed, right before its click: what appears or goes as a field is left moves the page,
 * and a button that moves from under the pointer loses its click.
 */
export const afterPress = (run: () => void) => {
  if (!isPressed) {
    run();
    return;
  }
  const ran = new AbortController();
  const runOnce = () => {
    if (ran.signal.aborted) return;
    ran.abort();
    run();
  };
  const options = { capture: true, signal: ran.signal };
  document.addEventListener('click', runOnce, options);
  // Not every press gives a click.
  for (const end of ends) document.addEventListener(end, () => setTimeout(runOnce), options);
};
