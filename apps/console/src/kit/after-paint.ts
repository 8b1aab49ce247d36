/** Acts once what the press itself changed is on screen: a page that takes long to draw does not hold it back. */
export const afterPaint = (act: () => void) => void requestAnimationFrame(() => setTimeout(act));
