import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { uploadRules } from '../../testing/upload-rules.ts';
import { checkFiles, FileDropZone, FileList, type ListedFile } from './file-drop-zone.tsx';

const MB = 1024 * 1024;
const listed: readonly ListedFile[] = [
  { id: '1', name: 'Salary statements 2026 Q3.pdf', size: 1.84 * MB, state: { kind: 'done' } },
  {
    id: '2',
    name: 'Tax assessment 2025, page 1.jpg',
    size: 3.9 * MB,
    preview: 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
    state: { kind: 'sending', sent: 0.59 },
  },
  {
    id: '3',
    name: 'Account statement scan.png',
    size: 7.2 * MB,
    state: { kind: 'rejected', why: 'size' },
  },
  { id: '4', name: 'Portfolio.xlsx', size: 0.2 * MB, state: { kind: 'rejected', why: 'type' } },
  {
    id: '5',
    name: 'Bank letter.pdf',
    size: 0.4 * MB,
    state: { kind: 'failed', message: 'The server could not read this file.' },
  },
];

const meta = {
  title: 'Forms/File drop zone',
  component: FileDropZone,
  args: { label: 'Proof of funds', rules: uploadRules, onFiles: fn(), className: 'w-[480px]' },
} satisfies Meta<typeof FileDropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Proof of funds', { selector: 'input' });
    await expect(input).toHaveAccessibleDescription(
      'jpg, jpeg, gif, png, or pdf · up to 5 MB each · up to 10 files',
    );
    const file = new File(['x'], 'statement.pdf');
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

/** A file that will be refused is passed on too, so that the list can say why. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('Drop files here').closest('label');
    if (!zone) throw new Error('No zone.');
    await fireEvent.dragEnter(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    // A DataTransfer made by script loses its files when it is sent with an event.
    const files = [new File(['x'], 'Portfolio.xlsx')];
    Object.defineProperty(drop, 'dataTransfer', { value: { files } });
    await fireEvent(zone, drop);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'Portfolio.xlsx' }),
    ]);
  },
};

/** On a phone a photo is taken where a file would be chosen. */
export const WithCamera: Story = {
  args: { camera: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('[data-slot=camera-input]');
    await expect(input).toHaveAttribute('capture', 'environment');
    const photo = new File(['x'], 'image.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input!, photo);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo]);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { error: 'Choose at least one file.' } };

export const EveryFileState: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="w-[480px]">
      <FileDropZone {...args} className="mb-4" />
      <FileList
        files={listed}
        rules={uploadRules}
        onRemove={fn()}
        renderAction={({ state }) =>
          state.kind === 'rejected' && state.why === 'size' ? (
            <Button size="sm">Make smaller</Button>
          ) : state.kind === 'failed' ? (
            <Button size="sm">Try again</Button>
          ) : null
        }
      />
    </div>
  ),
};

/** One byte over the limit does not read as the limit itself. */
export const OneByteOver: Story = {
  render: () => (
    <FileList
      files={[
        {
          id: '1',
          name: 'Statement.pdf',
          size: uploadRules.maxBytes + 1,
          state: { kind: 'rejected', why: 'size' },
        },
      ]}
      rules={uploadRules}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.01 MB is over the limit of 5 MB.')).toBeVisible();
  },
};

/** Zone, rules and list together, as the upload dialog has them. */
export const Together: Story = {
  render: function Together(args) {
    const [files, setFiles] = useState<ListedFile[]>([]);
    return (
      <div className="w-[480px]">
        <FileDropZone
          {...args}
          onFiles={(chosen) =>
            setFiles(
              checkFiles(chosen, [], uploadRules).map(({ file, rejection }) => ({
                id: file.name,
                name: file.name,
                size: file.size,
                state: rejection ? { kind: 'rejected', why: rejection } : { kind: 'ready' },
              })),
            )
          }
        />
        <FileList
          files={files}
          rules={uploadRules}
          onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Proof of funds', { selector: 'input' });
    await userEvent.upload(input, [
      new File(['x'], 'a.pdf'),
      new File([new Uint8Array(6 * MB)], 'photo.png'),
    ]);
    await expect(canvas.getByText(/ready to send/)).toBeVisible();
    await expect(canvas.getByText('6.00 MB is over the limit of 5 MB.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Matrix: Story = matrix(
  FileDropZone,
  { Empty: Empty.args, Disabled: Disabled.args, 'With error': WithError.args },
  2,
);
