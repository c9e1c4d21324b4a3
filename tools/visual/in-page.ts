/* Functions that run in the photographed page: each is sent there by itself and knows nothing of this module. */

/** Put there by `steady`. */
export interface HeldWindow {
  agioHold: boolean;
}

/** Waits until everything has its place, and answers how high that is. */
export async function stand() {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const places = () =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    }).join();
  await frames(2); // another brand's typeface is asked for by its first layout
  await document.fonts.ready;
  dispatchEvent(new Event('resize')); // what floats finds its place again, wherever it was before
  let before = '';
  let still = 0;
  for (let tries = 0; still < 3 && tries < 60; tries += 1) {
    await frames(1);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  return document.documentElement.scrollHeight;
}

/** Returns the box of all that can be seen, with a little around it. Empty canvas costs time and says nothing. */
export function frameOf() {
  const margin = 8;
  const { clientWidth, clientHeight } = document.documentElement;
  const frame = { left: clientWidth, top: clientHeight, right: 0, bottom: 0 };
  const own = document.querySelector('#storybook-root');
  for (const element of document.body.querySelectorAll('*')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isBackdrop = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
    if (right - left <= 1 || bottom - top <= 1 || isBackdrop || element === own) continue;
    frame.left = Math.min(frame.left, left);
    frame.top = Math.min(frame.top, top);
    frame.right = Math.max(frame.right, right);
    frame.bottom = Math.max(frame.bottom, bottom);
  }
  if (frame.left >= frame.right || frame.top >= frame.bottom)
    return { x: 0, y: 0, width: clientWidth, height: clientHeight };
  const x = Math.max(0, Math.floor(frame.left) - margin);
  const y = Math.max(0, Math.floor(frame.top) - margin);
  return {
    x,
    y,
    width: Math.min(clientWidth, Math.ceil(frame.right) + margin) - x,
    height: Math.min(clientHeight, Math.ceil(frame.bottom) + margin) - y,
  };
}

/**
 * Runs before anything else: the same numbers by chance every time, and timers that can be held, so that
 * "Copied" stays and nothing grows stale between one picture of a story and the next.
 */
export function steady() {
  let state = 20_261_120;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
    return array;
  };
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 8 }, () => (next() >>> 16).toString(16).padStart(4, '0'));
    const [a, b, c, d, e, f, g, h] = hex;
    return `${a}${b}-${c}-4${d?.slice(1)}-8${e?.slice(1)}-${f}${g}${h}`;
  };

  const held = globalThis as typeof globalThis & HeldWindow;
  held.agioHold = false;
  const longest = 200; // ms; what is shorter puts a page in order, and is let through
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  const later = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function') throw new TypeError('A timer takes a function.');
    const run = () => {
      if (held.agioHold && delay >= longest) timeout(run, 100);
      else Reflect.apply(handler, undefined, args);
    };
    return timeout(run, delay) as unknown as number;
  };
  const often = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function') throw new TypeError('A timer takes a function.');
    return interval(() => {
      if (!held.agioHold) Reflect.apply(handler, undefined, args);
    }, delay) as unknown as number;
  };
  Object.assign(globalThis, { setTimeout: later, setInterval: often });
}
