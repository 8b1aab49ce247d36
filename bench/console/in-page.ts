// What runs in the browser's page. Each function is sent as text, so it uses nothing from outside itself.

declare global {
  var bench: {
    /** Milliseconds from the navigation to the frame that shows the list's rows. */
    usableAfter?: number;
    /** From the last key pressed to the last frame that it changed. */
    lastKey?: number;
    /** The slowest interaction since it was last asked, from the event to the next frame. */
    slowest?: number;
    /** All that moved without anybody's doing, as browsers count it. */
    shift?: number;
  };
}

/** tsx keeps function names with a helper that a page does not have. */
export const keepNames = 'globalThis.__name ??= (value) => value';

/** Reports when what the selector names is on the screen: the rows of a list, the fields of a record. */
export const watchFor = (selector: string) => {
  globalThis.bench = {};
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => {
      globalThis.bench.usableAfter = performance.now();
      console.info('usable');
    });
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

/** Reports the slowest interaction, and what moves by itself. */
export const watchActs = () => {
  globalThis.bench ??= {};
  const { bench } = globalThis;
  bench.slowest = 0;
  bench.shift = 0;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    const options: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: 16 };
    const seen = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) see(entry);
    };
    new PerformanceObserver(seen).observe(options);
  };
  watch('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) bench.slowest = Math.max(bench.slowest ?? 0, entry.duration);
  });
  watch('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) bench.shift = (bench.shift ?? 0) + Number(entry.value);
  });
};

export const shift = () => globalThis.bench.shift ?? NaN;

/** The slowest interaction since this was last asked; 0 where each took less than a frame. */
export const slowest = () => {
  const { bench } = globalThis;
  const found = bench.slowest ?? NaN;
  bench.slowest = 0;
  return found;
};

export const usableAfter = () => globalThis.bench.usableAfter;
export const lastKey = () => globalThis.bench.lastKey;

/** The page as it stands, with its styles and without its code. */
export const plainPage = () => {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('script, link, style')) part.remove();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
};
