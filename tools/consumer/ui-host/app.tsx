import { AmountInput } from '@agio/ui/amount-input';
import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@agio/ui/dialog';
import { OrderBook } from '@agio/ui/order-book';
import { SelectField } from '@agio/ui/select-field';
import { StatusPill } from '@agio/ui/status-pill';
import { Switch } from '@agio/ui/switch';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { TextField } from '@agio/ui/text-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { useState } from 'react';
import { Figures } from './figures.tsx';

const nothing = () => undefined;

const side = (best: number, step: number) =>
  Array.from({ length: 12 }, (_, i) => ({
    price: `6.${best + step * i}`,
    amount: `${100 + i * 25}.00`,
    total: `${100 + i * 125}.00`,
    depth: (i + 1) / 12,
  }));

const networks = [
  { value: 'core', label: 'Core Blockchain', hint: 'About 1 minute' },
  { value: 'ethereum', label: 'Ethereum', hint: 'About 5 minutes' },
  { value: 'stellar', label: 'Stellar', hint: 'Paused for maintenance', disabled: true },
];

/** First page that a product team might build. */
export function App() {
  const [network, setNetwork] = useState<string>();
  const [amount, setAmount] = useState('12.50');
  const [sound, setSound] = useState(true);
  return (
    <main>
      <Banner tone="info" title="Prices are paused for maintenance at noon." />
      <Button variant="primary">Get Started</Button>
      <Button>Deposit</Button>
      <Button variant="buy" size="lg">
        Buy XCB
      </Button>
      {/* A host's own class wins over ours. */}
      <Button data-of-host="" className="wide">
        Wide
      </Button>
      <StatusPill tone="success">Verified</StatusPill>
      <div className="narrow">
        <TextField label="Name of the address" hint="Only you see it." defaultValue="Cold" />
        <TextareaField label="Comment" />
        <AmountInput
          label="Amount"
          value={amount}
          onValueChange={setAmount}
          unit="XCB"
          maxScale={2}
        />
        <SelectField
          label="Network"
          options={networks}
          value={network}
          onValueChange={setNetwork}
        />
        <Checkbox label="I have read the terms" defaultChecked />
        <Switch label="Sound on fills" checked={sound} onCheckedChange={setSound} />
      </div>
      <Tabs defaultValue="open">
        <TabsList aria-label="Orders">
          <TabsTrigger value="open" count={5}>
            Open orders
          </TabsTrigger>
          <TabsTrigger value="history">Order history</TabsTrigger>
        </TabsList>
        <TabsContent value="open">Five open orders</TabsContent>
        <TabsContent value="history">What was filled</TabsContent>
      </Tabs>
      <OrderBook
        className="book"
        status="live"
        asks={side(4184, 3)}
        bids={side(4180, -3)}
        baseAsset="XCB"
        quoteAsset="CTN"
        tickSize="0.0001"
        stepSize="0.01"
        last="6.4182"
        spread="0.0004"
        grouping="0.0001"
        groupings={['0.0001', '0.001']}
        onGroupingChange={nothing}
        onLayoutChange={nothing}
        onPrice={nothing}
      />
      <Dialog>
        <DialogTrigger asChild>
          <Button>Claim rewards</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Claim CTN</DialogTitle>
            <DialogDescription>Tokens from the initial order phase.</DialogDescription>
          </DialogHeader>
          <DialogBody>They are now available to deposit into your portfolio.</DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">Not now</Button>
            </DialogClose>
            <Button variant="primary">Claim Rewards</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Figures />
    </main>
  );
}
