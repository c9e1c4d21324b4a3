/** Which way the text around an element runs, as the page says. Arrow keys that go to the left or right follow it. */
export const directionAt = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The same for what is not in the page yet. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document === 'undefined' ? 'ltr' : directionAt(document.documentElement);
