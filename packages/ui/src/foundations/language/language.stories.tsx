import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from '../../data-display/change/change.tsx';
import { TradesTape } from '../../trading/trades-tape/trades-tape.tsx';
import { sampleTrades } from '../../trading/testing/sample-market.ts';
import { LanguageProvider, type Translate } from './language.tsx';

const german: Record<string, string> = {
  'tradesTape.name': 'Letzte Abschlüsse',
  'tradesTape.title': 'Abschlüsse',
  'tradesTape.price': 'Preis',
  'tradesTape.amount': 'Menge',
  'tradesTape.time': 'Zeit',
  'change.up': 'Gestiegen',
};
const translate: Translate = (namespace, key) => german[`${namespace}.${key}`];

const content = (
  <div className="flex flex-col gap-3 bg-bg p-4 text-fg">
    <Change value="1234.5" />
    <TradesTape
      status="live"
      trades={sampleTrades(8)}
      tickSize="0.0001"
      stepSize="0.01"
      className="h-[240px] w-[300px]"
    />
  </div>
);

const meta = {
  title: 'Foundations/Language',
  component: LanguageProvider,
  args: { locale: 'de', timeZone: 'Asia/Tokyo', translate, children: content },
} satisfies Meta<typeof LanguageProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two languages in one page: words, figures and times follow the nearest provider. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex gap-4">
      <LanguageProvider locale="en" timeZone="UTC">
        {content}
      </LanguageProvider>
      <LanguageProvider {...args} />
    </div>
  ),
};

export const German: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Letzte Abschlüsse' })).toHaveTextContent(
      '20:30:24',
    );
    await expect(canvas.getByText('Gestiegen')).toBeInTheDocument();
    await expect(canvas.getByText(/1\.234,50/)).toBeInTheDocument();
  },
};

/** The language of the toolbar: words of its files, and the page in its direction. */
export const FromTheToolbar: Story = {
  globals: { language: 'ar' },
  render: () => content,
  play: async ({ canvas }) => {
    const { lang, dir } = document.documentElement;
    await expect({ lang, dir }).toEqual({ lang: 'ar', dir: 'rtl' });
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/\p{Script=Arabic}/u);
  },
};

/** An invented language of the toolbar, whose texts are long. */
export const LongTexts: Story = {
  globals: { language: 'long' },
  render: () => content,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^\[Recent trades.*\]$/ })).toBeVisible();
  },
};

/** A text that is not translated is English, and no key is ever shown. */
export const PartlyTranslated: Story = {
  args: { children: <TradesTape status="live" trades={[]} tickSize="1" stepSize="1" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trades yet')).toBeVisible();
    await expect(canvas.getByText('Abschlüsse')).toBeVisible();
  },
};
