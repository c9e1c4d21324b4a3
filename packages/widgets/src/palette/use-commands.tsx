import { useInstruments } from '@agio/api-client/react';
import { type DecimalString, formatCrypto } from '@agio/money';
import type { CommandPaletteGroup, CommandPaletteProps } from '@agio/ui/command-palette';
import { type MessagesOf, useLocale, useMessages } from '@agio/ui/language';
import { ArrowRightLeft, BellPlus, CircleX, HandCoins } from 'lucide-react';
import { useAccount, useHost } from '../host/index.ts';
import { type CommandChoice, choicesFor } from './command-choices.ts';
import { messages } from './messages.ts';
import type { TradeCommand } from './trade-command.ts';
import { examplesFor, readTyped } from './typed-commands.ts';

/** Acts of a host for typed commands. */
export interface CommandActs {
  /** Goes to a page of the host, with its form filled. Commands that lead to pages are left out without it. */
  readonly onGo?: ((address: string) => void) | undefined;
  /** Opens the price alerts with a new one filled in. Alerts are left out without it. */
  readonly onAlert?: ((alert: { market: string; price: DecimalString }) => void) | undefined;
}

const icons = {
  order: HandCoins,
  convert: ArrowRightLeft,
  alert: BellPlus,
  cancelAll: CircleX,
} as const;

/**
 * Reads what is typed into the palette as a command. Returns its entries, one for each market that it can mean, and a line
 * that says what may be typed: of the command that is begun, or of all.
 */
export function useCommands(
  search: string,
  { onGo, onAlert, first }: CommandActs & { first: readonly (string | undefined)[] },
): { items: CommandPaletteGroup['items']; hint: CommandPaletteProps['hint'] } {
  const t = useMessages(messages);
  const locale = useLocale();
  const { links } = useHost();
  const { isSignedIn } = useAccount();
  const { data: instruments = [] } = useInstruments();
  const context = { links, instruments, first, isSignedIn };
  const actOf = ({ does }: CommandChoice) => {
    if ('alert' in does) return onAlert && (() => onAlert(does.alert));
    return onGo && (() => onGo(does.address));
  };
  const itemsOf = (command: TradeCommand): CommandPaletteGroup['items'] => {
    const Icon = icons[command.kind];
    return choicesFor(command, context).flatMap((choice) => {
      const onSelect = actOf(choice);
      if (!onSelect) return [];
      return {
        id: `command:${choice.id}`,
        label: labelOf(command, choice, { t, locale }),
        keywords: [search],
        icon: <Icon size={16} strokeWidth={1.5} />,
        end: choice.symbol,
        onSelect,
      };
    });
  };

  const reading = { own: t.typed, locale };
  const command = readTyped(search, instruments, reading);
  const asset = (instruments.find(({ id }) => first.includes(id)) ?? instruments[0])?.baseAsset;
  const figure = (value: string) => formatCrypto(value as DecimalString, { locale });
  const examples =
    asset === undefined
      ? []
      : examplesFor(search, t.typed, { asset, figure }).filter((text) => {
          const meant = readTyped(text, instruments, reading);
          return meant && itemsOf(meant).length > 0;
        });
  const items = command ? itemsOf(command) : [];
  if (examples.length === 0 || items.length > 0) return { items, hint: undefined };
  return { items, hint: { text: t.hint, examples } };
}

function labelOf(
  command: TradeCommand,
  { quoteAsset = '' }: CommandChoice,
  { t, locale }: { t: MessagesOf<typeof messages>; locale: string },
): string {
  const figure = (value: DecimalString) => formatCrypto(value, { locale, maxDigits: 18 });
  switch (command.kind) {
    case 'cancelAll':
      return t.cancelAll;
    case 'convert': {
      const { from, to, amount } = command;
      return amount === undefined
        ? t.convert({ from, to })
        : t.convertAmount({ amount: figure(amount), from, to });
    }
    case 'alert': {
      const { asset, price } = command;
      return t.alert({ asset, price: figure(price), quote: quoteAsset });
    }
    case 'order': {
      const { side, asset, amount, price } = command;
      const given = { asset, amount: amount === null ? '' : figure(amount) };
      const words = amount === null ? 'SellAll' : side;
      return price === undefined
        ? t.order[words](given)
        : t.limit[words]({ ...given, price: figure(price), quote: quoteAsset });
    }
  }
}
