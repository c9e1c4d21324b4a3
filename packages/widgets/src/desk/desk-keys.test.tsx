// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDeskKeys } from './desk-keys.ts';

afterEach(cleanup);

/** The parts of a desk that its keys need: a ticket, and a chart that moves in the tree when maximised. */
function Desk({ field = 'amount' }: { field?: string }) {
  const ticket = useRef<HTMLDivElement>(null);
  const [isChartMaximised, setChartMaximised] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useDeskKeys({
    ticket,
    onTicket: () => setSheetOpen(true),
    isChartMaximised,
    onChartRestore: () => setChartMaximised(false),
  });
  const chart = (
    <button
      key={String(isChartMaximised)}
      data-slot="chart-maximise"
      onClick={() => setChartMaximised(!isChartMaximised)}
    >
      {isChartMaximised ? 'Restore' : 'Maximise'}
    </button>
  );
  return (
    <>
      {chart}
      <div ref={ticket}>
        <input name="price" />
        {field ? <input name={field} aria-label="Amount" /> : null}
      </div>
      {isSheetOpen ? <p>Sheet</p> : null}
      <dialog open>
        <button>In a dialog</button>
      </dialog>
    </>
  );
}

test('T leads into the amount of the ticket, and is not typed there', () => {
  render(<Desk />);
  expect(fireEvent.keyDown(document.body, { key: 't' })).toBe(false);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(document.activeElement).toBe(amount);
  // In a text field it is a letter.
  expect(fireEvent.keyDown(amount, { key: 't' })).toBe(true);
});

test('T leads to the amount that is counted in the quote asset, and brings a ticket that is not shown', () => {
  const { rerender } = render(<Desk field="total" />);
  fireEvent.keyDown(document.body, { key: 'T' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
  rerender(<Desk field="" />);
  fireEvent.keyDown(document.body, { key: 't' });
  expect(screen.getByText('Sheet')).toBeDefined();
});

test('T in a dialog, or with a modifier, is no shortcut of the desk', () => {
  render(<Desk />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'In a dialog' }), { key: 't' });
  fireEvent.keyDown(document.body, { key: 't', ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
});

test('Escape leaves the maximised chart, and the focus is on the button again', () => {
  render(<Desk />);
  const maximise = screen.getByRole('button', { name: 'Maximise' });
  maximise.focus();
  fireEvent.click(maximise);
  const restore = screen.getByRole('button', { name: 'Restore' });
  expect(document.activeElement).toBe(restore);
  fireEvent.keyDown(restore, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maximise' }));
});
