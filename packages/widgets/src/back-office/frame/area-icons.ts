import type { Glyph } from '@agio/ui/glyph';
import {
  ArrowLeftRight,
  BellRing,
  BanknoteArrowUp,
  ChartCandlestick,
  Gauge,
  IdCard,
  KeyRound,
  ListOrdered,
  Megaphone,
  Percent,
  ScrollText,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import type { OfficeArea } from './model/areas.ts';

/** Icon of each area, in the navigation and in the palette. */
export const areaIcons: Readonly<Record<OfficeArea, Glyph>> = {
  home: Gauge,
  alerts: BellRing,
  compliance: ShieldCheck,
  users: Users,
  orders: ListOrdered,
  transfers: ArrowLeftRight,
  withdrawals: BanknoteArrowUp,
  announcements: Megaphone,
  markets: ChartCandlestick,
  fees: Percent,
  wallets: Wallet,
  'api-keys': KeyRound,
  staff: IdCard,
  audit: ScrollText,
};
