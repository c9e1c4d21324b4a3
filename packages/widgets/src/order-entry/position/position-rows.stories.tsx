import { useInstruments } from '@agio/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { settingIn } from '../../host/index.ts';
import { hideBalances } from '../../preferences/index.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { TicketBalances } from '../ticket-balances.tsx';

type Args = Omit<SandboxStageProps, 'children'> & { market: string };

/** The balances below the ticket, with the position of the market. */
function BalancesOnSandbox({ market, ...stage }: Args) {
  return (
    <SandboxStage {...stage}>
      <div className="w-80 bg-surface-1">
        <Balances market={market} />
      </div>
    </SandboxStage>
  );
}

function Balances({ market }: Pick<Args, 'market'>) {
  const instrument = useInstruments().data?.find(({ id }) => id === market);
  return instrument && <TicketBalances instrument={instrument} />;
}

const meta = {
  title: 'Widgets/Position',
  component: BalancesOnSandbox,
  args: { market: 'SOL-USDC', account: 'trader@agio.test', still: true },
} satisfies Meta<typeof BalancesOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function withHiddenBalances() {
  const storage = memoryStorage();
  settingIn(hideBalances, storage).set(true);
  return storage;
}

const position = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-widget=position]');
const moves = (root: HTMLElement) =>
  [...(position(root)?.querySelectorAll<HTMLElement>('[data-slot=change]') ?? [])].map(
    (each) => each.dataset['move'],
  );

/** Held with a profit; nothing was sold. */
export const Matrix: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Avg. entry')).toBeVisible();
    await waitFor(() => expect(moves(canvasElement)).toEqual(['up', 'up', 'unchanged']));
    await expect(position(canvasElement)).toHaveTextContent(/Position48\.9922\d* SOL/);
    await expect(position(canvasElement)).toHaveTextContent(/Avg\. entry137\.31 USDC/);
  },
};

/** Held with a loss, and sold with one before. */
export const Loss: Story = {
  tags: ['picture'],
  args: { market: 'XCB-CTN' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(moves(canvasElement)).toEqual(['down', 'down', 'down']));
    await expect(position(canvasElement)).toHaveTextContent(/Avg\. entry6\.9011 CTN/);
  },
};

/** An account without the asset has its balances, and no position. */
export const NothingHeld: Story = {
  args: { scenario: 'empty' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText(/^0\.0+$/)).toHaveLength(2));
    await expect(position(canvasElement)).toBeNull();
  },
};

/** No price is known yet: a dash, and no profit that is none. */
export const NoPrice: Story = {
  args: {
    noHubs: true,
    break: ({ faults }) => faults.set({ endpoint: 'marketData.trends', failWith: { status: 500 } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Unrealised');
    await expect(position(canvasElement)).toHaveTextContent(/Unrealised—— USDC/);
  },
};

/** The stream of prices is not connected yet: the profit at the last known price. */
export const Connecting: Story = {
  args: { noHubs: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Unrealised');
    await waitFor(() => expect(moves(canvasElement)[1]).toBe('up'));
  },
};

/** Balances are hidden, and with them all that would reveal them. */
export const Hidden: Story = {
  args: { storage: withHiddenBalances() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Unrealised');
    await expect(position(canvasElement)).not.toHaveTextContent(/\d/);
  },
};
