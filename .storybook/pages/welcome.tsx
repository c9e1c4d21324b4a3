import { type BrandName, brands as shipped } from '@agio/whitelabel-themes';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/controls/button/button.tsx';
import { Segmented, SegmentedItem } from '../../packages/ui/src/controls/segmented/segmented.tsx';
import { Change } from '../../packages/ui/src/data-display/change/change.tsx';
import { PairIcon } from '../../packages/ui/src/data-display/pair-icon/pair-icon.tsx';
import { Price } from '../../packages/ui/src/data-display/price/price.tsx';
import { Sparkline } from '../../packages/ui/src/data-display/sparkline/sparkline.tsx';
import { AmountInput } from '../../packages/ui/src/forms/amount-input/amount-input.tsx';
import { ThemeScope } from '../../packages/ui/src/foundations/theme-scope/theme-scope.tsx';
import { Logo } from '../../packages/ui/src/navigation/logo/logo.tsx';

interface Showcase {
  brand: BrandName;
  base: string;
  quote: string;
  price: string;
  tick: string;
  change: string;
  course: readonly string[];
}

// One ticket in every brand: nothing differs but the theme.
const brands: readonly Showcase[] = [
  {
    brand: 'agio',
    base: 'XCB',
    quote: 'CTN',
    price: '6.4182',
    tick: '0.0001',
    change: '2.41',
    course: ['6.19', '6.24', '6.21', '6.30', '6.28', '6.36', '6.33', '6.39', '6.42'],
  },
  {
    brand: 'aurum',
    base: 'XAUG',
    quote: 'CHF',
    price: '106.93',
    tick: '0.01',
    change: '0.38',
    course: ['106.4', '106.5', '106.4', '106.7', '106.6', '106.8', '106.7', '106.9', '106.93'],
  },
  {
    brand: 'verdant',
    base: 'VCO2',
    quote: 'USDC',
    price: '24.15',
    tick: '0.01',
    change: '-1.12',
    course: ['24.6', '24.5', '24.6', '24.4', '24.5', '24.3', '24.3', '24.2', '24.15'],
  },
];

function Ticket({ brand, base, quote, price, tick, change, course }: Showcase) {
  const [side, setSide] = useState('buy');
  const [amount, setAmount] = useState('');
  const verb = side === 'buy' ? 'Buy' : 'Sell';
  return (
    <ThemeScope
      brand={brand}
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-5"
    >
      <div className="flex items-center justify-between">
        <Logo mark={shipped[brand].logo} name={shipped[brand].title} />
        <PairIcon base={base} quote={quote} />
      </div>
      <div className="flex items-end justify-between gap-3">
        <div>
          <p className="m-0 text-xs text-fg-muted">
            {base}/{quote}
          </p>
          <p className="m-0 text-2xl font-semibold">
            <Price value={price} tickSize={tick} />
          </p>
          <Change value={change} />
        </div>
        <Sparkline values={course} width={104} height={40} fill />
      </div>
      <Segmented
        label={`Side, ${shipped[brand].title}`}
        variant="side"
        value={side}
        onValueChange={setSide}
      >
        <SegmentedItem value="buy">Buy</SegmentedItem>
        <SegmentedItem value="sell">Sell</SegmentedItem>
      </Segmented>
      <AmountInput
        label={`Amount of ${base}`}
        value={amount}
        onValueChange={setAmount}
        unit={base}
        maxScale={2}
      />
      <Button variant={side === 'buy' ? 'buy' : 'sell'} disabled={amount === ''} block>
        {amount === '' ? 'Enter an amount' : `${verb} ${base}`}
      </Button>
    </ThemeScope>
  );
}

function Way({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={`./?path=${to}`}
        target="_top"
        className="focus-ring flex h-full flex-col gap-1 rounded-panel border border-line bg-surface-1 p-4 text-fg no-underline hover:bg-surface-2"
      >
        <span className="font-semibold">
          {title} <span aria-hidden>→</span>
        </span>
        <span className="text-fg-muted">{children}</span>
      </a>
    </li>
  );
}

/** The first page: what it is, how it feels in three brands, and the ways on. */
export function Welcome() {
  return (
    <div className="docs-own flex flex-col gap-10 pb-10">
      <header className="flex flex-col gap-3">
        <h1 className="display m-0 text-5xl">Agio</h1>
        <p className="m-0 max-w-3xl text-lg text-fg-muted">
          A design system for trading and holding assets, and the exchange that is built of it.{' '}
          <strong className="font-semibold text-fg">A precision instrument, not a casino</strong>:
          calm surfaces, exact numbers, one accent, motion only where a value changed.
        </p>
      </header>
      <section aria-label="One ticket in three brands" className="flex flex-col gap-3">
        <div className="grid gap-4 lg:grid-cols-3">
          {brands.map((each) => (
            <Ticket key={each.brand} {...each} />
          ))}
        </div>
        <p className="m-0 text-fg-muted">
          One ticket in three brands: nothing differs but the theme, which is data. The toolbar
          changes what every story wears.
        </p>
      </section>
      <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-3">
        <Way to="/docs/getting-started--docs" title="Getting started">
          Install it and put the first component on a page.
        </Way>
        <Way to="/docs/theming-guide--docs" title="Theming">
          Your brand as a JSON file and a command, without a build.
        </Way>
        <Way to="/story/theming-theme-studio--studio" title="Theme studio">
          Change colours and corners, see the desk and the contrast, take the JSON along.
        </Way>
        <Way to="/story/inventory--components-states-tests" title="Inventory">
          Every component and screen, its states, and what looks after each.
        </Way>
        <Way to="/story/screens-trade--still" title="Screens">
          Whole pages of the exchange, in every state.
        </Way>
        <Way to="/story/api-reference--calls" title="API reference">
          Every call and live message of the exchange.
        </Way>
        <Way to="/docs/accessibility--docs" title="Accessibility">
          What we promise, and which keys do what.
        </Way>
        <Way to="/docs/content--docs" title="Content">
          How the product speaks.
        </Way>
        <Way to="/story/languages--coverage" title="Languages">
          How far each translation is, and the screens in it.
        </Way>
        <Way to="/docs/changelog--docs" title="Changelog">
          What changed, package by package.
        </Way>
      </ul>
    </div>
  );
}
