// In the plain environment of Node: what a server sends, and what is bundled.
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toast, Toaster } from './toaster.tsx';

test('a server sends nothing for the toaster, whatever was shown, and so begins the browser', () => {
  toast.error('Order not placed', { id: '60112' });
  expect(renderToString(<Toaster />)).toBe('');
});

test('sonner comes without the part that writes a sheet into the page, and closes at 80 % of the width', () => {
  const code = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8');
  expect(code).not.toMatch(/createElement\(['"]style['"]\)|innerHTML/);
  expect(code).toContain('offsetWidth * SWIPE_THRESHOLD');
  expect(code).toContain('const SWIPE_THRESHOLD = 0.8;');
});
