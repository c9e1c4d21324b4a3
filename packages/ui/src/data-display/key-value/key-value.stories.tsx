import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../amount/amount.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { KeyValue, KeyValueList } from './key-value.tsx';

/** Facts as term and value: a summary before sending, the details of an order. For many of one kind use a table. */
const meta = {
  title: 'Data display/Key value',
  component: KeyValueList,
  args: {
    className: 'w-72',
    children: (
      <>
        <KeyValue term="Total">
          <Amount value="641.8" minDigits={2} unit="CTN" />
        </KeyValue>
        <KeyValue term="Fee, 0.12%">
          <Amount value="0.12" minDigits={2} unit="XCB" />
        </KeyValue>
        <KeyValue term="You receive" total>
          <Amount value="99.88" minDigits={2} unit="XCB" />
        </KeyValue>
      </>
    ),
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('99.88XCB');
  },
};

export const Matrix: StoryObj<typeof meta> = matrix(KeyValueList, {
  'With a total': {},
  Narrow: {
    className: 'w-60',
    children: (
      <KeyValue term="A term longer than its column">
        <Amount value="12840.621842" unit="CTN" />
      </KeyValue>
    ),
  },
});
