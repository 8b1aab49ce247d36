/** Acts once what the press itself changed is on screen: a page that takes long to draw does not hold it back. */
export const afterPaint = (act: () => void) => {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  // A tab that has just been left draws nothing.
  setTimeout(once, 100);
};
