import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { A11yTypes } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';

/** The rules of axe that ask for colours. Whatever else it finds is the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Proof for every story, as its play function leaves it: its colours pass axe in the scheme that it is not rendered in.
 * In Storybook itself nothing happens, as the reader chooses the scheme there.
 */
export const expectOtherScheme: AfterEach = async (context) => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return;
  const a11y = context.parameters['a11y'] as A11yTypes['parameters']['a11y'];
  const html = document.documentElement;
  const scheme = html.dataset['theme'];
  const other = scheme === 'light' ? 'dark' : 'light';
  html.dataset['theme'] = other;
  try {
    // Charts and other parts that read colours from the page follow in the next frame.
    await new Promise(requestAnimationFrame);
    const options = { ...a11y?.options, runOnly: colorRules };
    await runAxe({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } catch (error) {
    throw new Error(`In the ${other} scheme`, { cause: error });
  } finally {
    if (scheme === undefined) delete html.dataset['theme'];
    else html.dataset['theme'] = scheme;
  }
};
