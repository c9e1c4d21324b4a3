// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import { TestHost } from '../testing/test-host.tsx';

const reported = vi.fn<(error: unknown) => void>();
const wrapper = ({ children }: { children: ReactNode }) => (
  <TestHost onCrash={reported}>{children}</TestHost>
);

beforeEach(() => {
  // React writes what a boundary caught, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  reported.mockReset();
  vi.restoreAllMocks();
});

function Part({ of }: { of: { isBroken: boolean } }) {
  if (of.isBroken) throw new RangeError('A step must be above zero');
  return <p>A part that works</p>;
}

test('F27 a crash stays in its part, says so, is reported, and is tried again', () => {
  const part = { isBroken: true };
  render(
    <>
      <Section>
        <Part of={part} />
      </Section>
      <p>Another part</p>
    </>,
    { wrapper },
  );
  expect(screen.getByText('Another part')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This part could not be shown');
  expect(reported).toHaveBeenCalledOnce();
  part.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('A part that works')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F27 a part that is not missed leaves nothing behind, and is reported all the same', () => {
  render(
    <Section isQuiet>
      <Part of={{ isBroken: true }} />
    </Section>,
    { wrapper },
  );
  expect(document.body.textContent).toBe('');
  expect(reported).toHaveBeenCalledOnce();
});
