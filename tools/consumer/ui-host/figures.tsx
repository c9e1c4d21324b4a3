import { formatCrypto } from '@agio/money';
import { Breadcrumb, Breadcrumbs } from '@agio/ui/breadcrumbs';
import { Button } from '@agio/ui/button';
import { Change } from '@agio/ui/change';
import { ComboboxField } from '@agio/ui/combobox-field';
import { DataTable, type DataTableColumn } from '@agio/ui/data-table';
import { DateField } from '@agio/ui/date-field';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@agio/ui/dropdown-menu';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { OneTimeCode } from '@agio/ui/one-time-code';
import { Pagination } from '@agio/ui/pagination';
import { Price } from '@agio/ui/price';
import { Radio, RadioGroup } from '@agio/ui/radio-group';
import { SearchField } from '@agio/ui/search-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { Skeleton } from '@agio/ui/skeleton';
import { Slider } from '@agio/ui/slider';
import { Spinner } from '@agio/ui/spinner';
import { TierBadge } from '@agio/ui/tier-badge';
import { toast, Toaster } from '@agio/ui/toaster';
import { useState } from 'react';

interface Market {
  pair: string;
  last: string;
  change: string;
  volume: string;
}

const markets: Market[] = [
  { pair: 'XCB/CTN', last: '6.4182', change: '2.41', volume: '18400.25' },
  { pair: 'BTC/USDC', last: '96318.36', change: '-0.72', volume: '14280000' },
  { pair: 'XAUG/CHF', last: '106.93', change: '0', volume: '1740000' },
];

const columns: DataTableColumn<Market>[] = [
  { id: 'pair', header: 'Market', cell: ({ pair }) => pair, rowHeader: true },
  {
    id: 'last',
    header: 'Last price',
    align: 'figures',
    width: '9rem',
    sortBy: ({ last }) => last,
    cell: ({ last }) => <Price value={last} tickSize="0.01" />,
  },
  {
    id: 'change',
    header: '24h change',
    align: 'figures',
    width: '8rem',
    cell: ({ change }) => <Change value={change} arrow />,
  },
  {
    id: 'volume',
    header: 'Volume',
    align: 'figures',
    width: '10rem',
    cell: ({ volume }) => formatCrypto(volume),
  },
];

const assets = [
  { value: 'XCB', label: 'Core coin', text: 'XCB Core coin' },
  { value: 'CTN', label: 'Core token', text: 'CTN Core token' },
];

/** Tables, lists and the smaller controls, as a second page of the host might have them. */
export function Figures() {
  const [side, setSide] = useState('buy');
  const [speed, setSpeed] = useState<string>();
  const [share, setShare] = useState(25);
  const [asset, setAsset] = useState<string>();
  const [code, setCode] = useState('12');
  const [day, setDay] = useState('');
  const [search, setSearch] = useState('');
  return (
    <div>
      <Breadcrumbs>
        <Breadcrumb href="#markets">Markets</Breadcrumb>
        <Breadcrumb href="#xcb">XCB/CTN</Breadcrumb>
      </Breadcrumbs>
      <DataTable label="Markets" columns={columns} rows={markets} rowId={({ pair }) => pair} />
      <Pagination shown="1–3" onNext={() => undefined} />
      <div className="narrow">
        <KeyValueList>
          <KeyValue term="Fee">0.24 CTN</KeyValue>
          {/* Both take the colour of the text around them. */}
          <KeyValue term="Rate">
            <Skeleton />
          </KeyValue>
          <KeyValue term="State">
            <Spinner label="Loading" />
          </KeyValue>
          <KeyValue term="You receive" total>
            250.00 XCB
          </KeyValue>
        </KeyValueList>
        <Segmented label="Side" variant="side" value={side} onValueChange={setSide}>
          <SegmentedItem value="buy">Buy</SegmentedItem>
          <SegmentedItem value="sell">Sell</SegmentedItem>
        </Segmented>
        <RadioGroup label="Speed" value={speed} onValueChange={setSpeed}>
          <Radio value="fast" label="Fast" hint="About a minute" />
          <Radio value="slow" label="Slow" />
        </RadioGroup>
        <Slider
          label="Share of the balance"
          value={share}
          onValueChange={setShare}
          marks={[0, 50, 100].map((value) => ({ value, label: `${value} %` }))}
        />
        <ComboboxField label="Asset" options={assets} value={asset} onValueChange={setAsset} />
        <SearchField label="Search markets" value={search} onValueChange={setSearch} />
        <DateField label="Date of birth" value={day} onValueChange={setDay} />
        <OneTimeCode label="Code" value={code} onValueChange={setCode} />
        <TierBadge tier="Tier2" />
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem description="As a file of commas">Export</DropdownMenuItem>
          <DropdownMenuItem disabled>Cancel all</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Button onClick={() => toast.success('Order placed', { id: 'placed' })}>Tell me</Button>
      <Toaster />
    </div>
  );
}
