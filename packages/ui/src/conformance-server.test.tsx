// In the plain environment of Node: no window, no document. What renders here renders on a server.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shownComponents } from './testing/shown-components.tsx';

test.each(shownComponents)('$title renders without a page', ({ show }) => {
  expect(typeof document).toBe('undefined');
  expect(() => renderToString(show())).not.toThrow();
});
