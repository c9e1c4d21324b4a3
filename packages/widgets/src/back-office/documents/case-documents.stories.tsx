import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';
import { answerDocument } from '../testing/sample-documents.ts';
import {
  bombPdf,
  brokenPdf,
  endlessPdf,
  hostilePdf,
  largePage,
  lockedPdf,
  manyPages,
  manyPixelsPdf,
  partialPdf,
  pdfFile,
  statement,
} from '../testing/sample-pdfs.ts';

/** PDFs as officers see them: pixels out of a worker, with nothing that runs. */
const meta = {
  title: 'Screens/Back office/Documents',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'officer@agio.test',
    address: '/admin/compliance/p-keller',
    still: true,
    answer: answerDocument(pdfFile(statement)),
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const list = await canvas.findByRole('list', { name: 'Documents of Lukas Keller' });
  await userEvent.click(within(list).getAllByRole('button')[0]!);
}
/** Waits for the worker, which the first story has to fetch. */
const page = (canvas: Context['canvas'], name: RegExp) =>
  canvas.findByRole('figure', { name }, { timeout: 30_000 });
const whole = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return expect(scrollWidth).toBe(clientWidth);
};

/** Beside the facts, which scroll under it. */
export const Ready: Story = {
  play: async (context) => {
    await open(context);
    const first = await page(context.canvas, /^Page 1 of 3 of .+\.pdf$/);
    await expect(first).toHaveTextContent('Bahnhofstraße 12, 8001 Zürich');
    await expect(context.canvas.getByRole('button', { name: /^Save .+\.pdf$/ })).toBeVisible();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = {
  globals: at('phone'),
  play: async (context) => {
    await open(context);
    await page(context.canvas, /^Page 1 of 3/);
    await whole();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const Tablet: Story = { ...Phone, globals: at('tablet') };

/** The page is not mirrored; the arrow to the left leads on. */
export const RightToLeft: Story = {
  globals: { ...at('desk'), dir: 'rtl' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await page(canvas, /^Page 1 of 3/);
    canvas.getByRole('region', { name: 'Document' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await page(canvas, /^Page 2 of 3/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await page(canvas, /^Page 1 of 3/)).toBeVisible();
  },
};

/** Keyboard only: the zoom stays from page to page, and the browser keeps its own keys. */
export const ByKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await page(canvas, /^Page 1 of 3/);
    canvas.getByRole('region', { name: 'Document' }).focus();
    await userEvent.keyboard('+{PageDown}');
    const second = await page(canvas, /^Page 2 of 3/);
    await waitFor(() => expect(second).toHaveTextContent('August 2026'));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await userEvent.keyboard('r');
    await waitFor(() => {
      const { width, height } = second.querySelector('canvas')!;
      return expect(width).toBeGreaterThan(height);
    });
    // Outside of the document, R opens the rejection of the request.
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('0{PageDown}{PageDown}');
    await expect(canvas.getByText('100 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** The number is typed; one that is none is put back. */
export const TypedPage: Story = {
  args: { answer: answerDocument(pdfFile(manyPages(400))) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await page(canvas, /^Page 1 of 400/);
    const field = () => canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field());
    await userEvent.type(field(), '372{Enter}');
    const shown = await page(canvas, /^Page 372 of 400/);
    await waitFor(() => expect(shown).toHaveTextContent('Seite 372'));
    await userEvent.clear(field());
    await userEvent.type(field(), '401{Enter}');
    await expect(field()).toHaveValue('372');
  },
};

/** S45 Scripts, actions, forms and files in a PDF do nothing: it is looked at, and the officer stays where they are. */
export const Hostile: Story = {
  args: { answer: answerDocument(pdfFile(hostilePdf)) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { href } = location;
    await open(context);
    const shown = await page(canvas, /^Page 1 of 1/);
    await expect(shown).toHaveTextContent('Lohnausweis');
    await userEvent.click(shown.querySelector('canvas')!);
    await expect(document.title).not.toBe('ran');
    await expect(location.href).toBe(href);
    await expect(shown.querySelectorAll('a, input, iframe, img')).toHaveLength(0);
  },
};

/** S45 The largest page that there may be is drawn as small as any other. */
export const LargePage: Story = {
  args: { answer: answerDocument(pdfFile(largePage)) },
  play: async (context) => {
    await open(context);
    const shown = await page(context.canvas, /^Page 1 of 1/);
    await waitFor(() => expect(shown.querySelector('canvas')!.width).toBeLessThanOrEqual(4096));
  },
};

/** S45 A page that would take years is ended, and the page after it can be read. */
export const Endless: Story = {
  args: { answer: answerDocument(pdfFile(endlessPdf)) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await canvas.findByRole('button', { name: 'Next page' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }, { timeout: 30_000 }));
    await expect(await canvas.findByText('Page 1 was stopped')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    const second = await page(canvas, /^Page 2 of 2/);
    await waitFor(() => expect(second).toHaveTextContent('August 2026'));
  },
};

export const Locked: Story = {
  args: { answer: answerDocument(pdfFile(lockedPdf)) },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('This PDF has a password')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
};

export const Broken: Story = {
  args: { answer: answerDocument(brokenPdf) },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('This PDF cannot be read')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
};

/** Incomplete pages are marked, so that an officer does not take them for whole. */
export const Partial: Story = {
  args: { answer: answerDocument(pdfFile(partialPdf)) },
  play: async (context) => {
    await open(context);
    await page(context.canvas, /^Page 1 of 1/);
    await expect(
      await context.canvas.findByText('Parts of this page could not be drawn.'),
    ).toBeVisible();
  },
};

/** S45 A picture of 40 megapixels is drawn, as small as it is looked at. */
export const ManyPixels: Story = {
  args: { answer: answerDocument(manyPixelsPdf) },
  play: async (context) => {
    await open(context);
    const shown = await page(context.canvas, /^Page 1 of 1/);
    await waitFor(() => expect(shown.querySelector('canvas')!.width).toBeLessThanOrEqual(4096));
  },
};

/** S45 What unpacks without an end is ended. */
export const Bomb: Story = {
  args: { answer: answerDocument(pdfFile(bombPdf())) },
  play: async (context) => {
    await open(context);
    await expect(
      await context.canvas.findByText('This PDF is too large to be shown', undefined, {
        timeout: 30_000,
      }),
    ).toBeVisible();
  },
};
