// What runs in the browser's page. Each function is sent as text, so it uses nothing from outside itself.

declare global {
  var bench: {
    /** Milliseconds from the navigation to the frame that shows the list's rows. */
    usableAfter?: number;
    /** From the last key pressed to the last frame that it changed. */
    lastKey?: number;
  };
}

/** tsx keeps function names with a helper that a page does not have. */
export const keepNames = 'globalThis.__name ??= (value) => value';

/** Reports when the list's rows are on the screen. */
export const watchList = () => {
  globalThis.bench = {};
  const look = () => {
    if (!document.querySelector('main tbody [role=row]')) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => (globalThis.bench.usableAfter = performance.now()));
    painted.port1.start();
    return painted.port2.postMessage('');
  };
  requestAnimationFrame(look);
};

/** Reports for each key when the frame with its rows was painted: a message sent in a frame arrives after it. */
export const watchKeys = () => {
  let pressed = 0;
  const painted = new MessageChannel();
  painted.port1.addEventListener('message', () => (globalThis.bench.lastKey = performance.now() - pressed));
  painted.port1.start();
  const onFrame = () => requestAnimationFrame(() => painted.port2.postMessage(''));
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      onFrame();
    },
    { capture: true },
  );
  const list = document.querySelector('main section');
  if (list) new MutationObserver(onFrame).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
};

export const usableAfter = () => globalThis.bench.usableAfter;
export const lastKey = () => globalThis.bench.lastKey;
