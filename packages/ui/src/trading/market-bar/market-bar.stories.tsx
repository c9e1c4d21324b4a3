import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConnectionIndicator } from '../connection-indicator/connection-indicator.tsx';
import { MarketStatusPill } from '../market-status-pill/market-status-pill.tsx';
import { PairSelector } from '../pair-selector/pair-selector.tsx';
import { samplePairs } from '../testing/sample-market.ts';
import { matrix } from '../../testing/matrix.tsx';
import { MarketBar } from './market-bar.tsx';

const meta = {
  title: 'Trading/Market bar',
  component: MarketBar,
  parameters: { layout: 'fullscreen' },
  args: {
    figures: {
      last: '6.4182',
      direction: 'up',
      change24h: '0.1547',
      changePercent24h: '2.41',
      high24h: '6.4650',
      low24h: '6.1920',
      volume24h: '1284512.38',
    },
    baseAsset: 'XCB',
    tickSize: '0.0001',
    value: '≈ 0.7599 CHF',
    pair: (
      <PairSelector
        pair={{ id: 'XCB-CTN', baseAsset: 'XCB', quoteAsset: 'CTN' }}
        pairs={samplePairs}
        favourites={new Set()}
        onFavouriteChange={fn()}
        onSelect={fn()}
      />
    ),
    end: (
      <>
        <MarketStatusPill status="Open" />
        <ConnectionIndicator status="live" />
      </>
    ),
  },
} satisfies Meta<typeof MarketBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Falling: Story = {
  args: {
    figures: {
      ...meta.args.figures,
      direction: 'down',
      change24h: '-0.0913',
      changePercent24h: '-1.42',
    },
  },
};

/** Figures that are not live keep their digits and lose their colour. */
export const Paused: Story = {
  args: {
    figures: { ...meta.args.figures, direction: undefined },
    end: (
      <>
        <MarketStatusPill status="Paused" />
        <ConnectionIndicator status="paused" onReconnect={fn()} />
      </>
    ),
  },
};

export const Loading: Story = {
  args: {
    value: undefined,
    figures: {
      last: undefined,
      direction: undefined,
      change24h: undefined,
      changePercent24h: undefined,
      high24h: undefined,
      low24h: undefined,
      volume24h: undefined,
    },
  },
};

export const Phone: Story = {
  args: { variant: 'phone', className: 'w-[390px]', end: <MarketStatusPill status="Open" /> },
};

export const Matrix: Story = matrix(
  MarketBar,
  {
    Live: { className: 'w-[1200px]' },
    Falling: { className: 'w-[1200px]', ...Falling.args },
    Paused: { className: 'w-[1200px]', ...Paused.args },
    Loading: { className: 'w-[1200px]', ...Loading.args },
    Phone: Phone.args,
  },
  1,
);
