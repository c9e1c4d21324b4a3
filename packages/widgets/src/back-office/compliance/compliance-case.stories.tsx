import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';
import { answerDocument, picture, pictureHead } from '../testing/sample-documents.ts';
import { pdfFile, statement } from '../testing/sample-pdfs.ts';

const meta = {
  title: 'Screens/Back office/Case',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance/p-keller', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (canvas: Canvas) => canvas.findByRole('region', { name: 'Person' });
const firstDocument = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: 'Documents of Lukas Keller' });
  return within(list).getAllByRole('button')[0]!;
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Lukas Keller' })).toBeVisible();
    await expect(await firstDocument(canvas)).toBeVisible();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    await firstDocument(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const RightToLeft: Story = { ...Phone, globals: { ...at('desk'), dir: 'rtl' } };

/** `j` leads to the next case of the queue that it was opened from. */
export const NextCase: Story = {
  args: { address: '/admin/compliance/p-marchand?type=Tier2ToTier3' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    const next = (await canvas.findByRole('link', { name: 'Next case' })).getAttribute('href');
    await expect(next).toMatch(/\?type=Tier2ToTier3$/);
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Élodie Marchand' })).toBeNull(),
    );
    await expect(await shown(canvas)).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      next,
    );
  },
};

/** `e` takes the case and hands it back. */
export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    const bar = within(canvas.getByRole('region', { name: 'Assignment' }));
    await expect(bar.getByText('Nobody works on this case.')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(await bar.findByText('You work on this case.')).toBeVisible();
    await expect(await canvas.findByText('took the case')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(await bar.findByText('Nobody works on this case.')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Take case' })).toBeVisible();
  },
};

let exchange: Sandbox | undefined;
const take = async (account: string) => {
  const { request } = await actAs<{ request: { id: string } }>(exchange, account, [
    'POST',
    '/backoffice/compliance/userDetails',
    { userId: 'p-keller' },
  ]);
  const body = { requestId: request.id, to: 'Me', seenAssigneeId: null };
  await actAs(exchange, account, ['PUT', '/backoffice/compliance/assign', body]);
};

/** Another officer works on the case; it is taken over after a confirmation. */
export const TakenOver: Story = {
  args: { break: (sandbox) => void (exchange = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    await take('admin@agio.test');
    comeBack();
    const bar = within(canvas.getByRole('region', { name: 'Assignment' }));
    await expect(await bar.findByText('Aiko Damm works on this case.')).toBeVisible();
    await userEvent.keyboard('e');
    const look = within(
      await screen.findByRole('alertdialog', { name: 'Take the case over from Aiko Damm?' }),
    );
    await userEvent.click(look.getByRole('button', { name: 'Take over' }));
    await expect(await bar.findByText('You work on this case.')).toBeVisible();
    await expect(await canvas.findByText('took the case over from Aiko Damm')).toBeVisible();
  },
};

/** Another officer took it a moment earlier: the page names them, and nothing was changed. */
export const TakenMeanwhile: Story = {
  args: { break: (sandbox) => void (exchange = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    await take('admin@agio.test');
    await userEvent.keyboard('e');
    const bar = within(canvas.getByRole('region', { name: 'Assignment' }));
    await expect(await bar.findByText('Aiko Damm has this case now.')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Take over' })).toBeVisible();
  },
};

/** The answer is lost: whose it is is looked up. */
export const TakenAnswerLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.assign', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    await userEvent.keyboard('e');
    const bar = within(canvas.getByRole('region', { name: 'Assignment' }));
    await expect(await bar.findByText('You work on this case.')).toBeVisible();
  },
};

/** A picture is drawn, zoomed and turned. */
export const Picture: Story = {
  args: { answer: answerDocument(picture) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    const figure = await canvas.findByRole('figure', { name: /pdf$/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    // 32 × 48, lying.
    await expect(figure.querySelector('canvas')).toHaveProperty('height', 32);
    await expect(figure.querySelector('canvas')).toHaveProperty('width', 48);
  },
};

/** A PDF by its pages: paged, zoomed and turned by keys, and the zoom stays. */
export const Pdf: Story = {
  args: { answer: answerDocument(pdfFile(statement)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    const first = await canvas.findByRole('figure', { name: /^Page 1 of 3 of / });
    await expect(first).toHaveTextContent('Kontoauszug');
    await expect(first).toHaveTextContent('Bahnhofstraße 12, 8001 Zürich');
    canvas.getByRole('region', { name: 'Document' }).focus();
    await userEvent.keyboard('+{PageDown}');
    const second = await canvas.findByRole('figure', { name: /^Page 2 of 3 of / });
    await waitFor(() => expect(second).toHaveTextContent('August 2026'));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await userEvent.keyboard('r');
    await waitFor(() => {
      const { width, height } = second.querySelector('canvas')!;
      return expect(width).toBeGreaterThan(height);
    });
    // R is for the document: nothing is rejected.
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('0{PageDown}');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page' }), '1{Enter}');
    await expect(await canvas.findByRole('figure', { name: /^Page 1 of 3 of / })).toBeVisible();
  },
};
/** S45 A drawing with a script under the name and type of a picture is not shown. */
export const HostileDocument: Story = {
  args: {
    answer: answerDocument(
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'ran\'"/>'], {
        type: 'image/png',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    await expect(await canvas.findByText('This type is not shown here')).toBeVisible();
    await expect(document.title).not.toBe('ran');
  },
};

/** S45 A few bytes that would take gigabytes to show are not decoded: the limit is said, and the file can be saved. */
export const TooManyPixels: Story = {
  args: { answer: answerDocument(pictureHead(30_000, 30_000)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    await expect(await canvas.findByText('This picture is too large to be shown')).toBeVisible();
    await expect(canvas.getByText(/^Pictures of more than 60 megapixels/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
};

/** The head of a picture without a picture. */
export const Unreadable: Story = {
  args: { answer: answerDocument(pictureHead(32, 48)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    await expect(await canvas.findByText('This picture cannot be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
};

/** S45 An answer that unpacks to more than a document may have is not read to its end. */
export const Oversized: Story = {
  args: {
    answer: answerDocument(new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/png' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    await expect(await canvas.findByText(/is larger than 5 MB$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Person' })).toBeVisible();
  },
};

export const DocumentFailed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'files.download', failWith: { status: 500 } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstDocument(canvas));
    await expect(await canvas.findByText(/could not be loaded$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.details', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeCompliance.details',
        failWith: { status: 500 },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The case could not be loaded')).toBeVisible();
  },
};

/** An address of an unknown person has a link back to the queue. */
export const Missing: Story = {
  args: { address: '/admin/compliance/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such user')).toBeVisible();
  },
};
