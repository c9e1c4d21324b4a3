// @where Widgets: typed commands of the palette, in each language
import type { Instrument } from '@agio/api-client/contract';
import { foldText } from '@agio/ui/fold-text';
import { type MessagesOf, messagesIn } from '@agio/ui/language';
import { messages } from './messages.ts';
import { readTradeCommand, type TradeCommand } from './trade-command.ts';

/** The commands as they are typed in a language. */
export type TypedCommands = MessagesOf<typeof messages>['typed'];
type Gap = 'amount' | 'asset' | 'price' | 'from' | 'to';

const english: TypedCommands = messagesIn(messages, { locale: 'en' }).typed;
const kinds = Object.keys(english) as (keyof TypedCommands)[];

const filled = (
  commands: TypedCommands,
  kind: keyof TypedCommands,
  values: Readonly<Record<Gap, string>>,
): string => {
  const text = commands[kind];
  return typeof text === 'string' ? text : text(values);
};

/** Characters that no text has, in place of the values. */
const spots: Readonly<Record<Gap, string>> = {
  amount: '\uE000',
  asset: '\uE001',
  price: '\uE002',
  from: '\uE003',
  to: '\uE004',
};
const gaps = Object.keys(spots) as Gap[];

/** Reads a command in the words of the language, or in English, which works in every one. */
export function readTyped(
  text: string,
  instruments: readonly Instrument[],
  { own, locale }: { own: TypedCommands; locale: string },
): TradeCommand | undefined {
  const inEnglish = kinds.flatMap((kind) => translated(text, kind, own) ?? []);
  for (const each of [text, ...inEnglish]) {
    const command = readTradeCommand(each, instruments, locale);
    if (command) return command;
  }
  return undefined;
}

/** Returns a text that is a command of this kind in the words of a language, in English. */
function translated(
  text: string,
  kind: keyof TypedCommands,
  own: TypedCommands,
): string | undefined {
  const template = foldText(filled(own, kind, spots)).trim();
  const pattern = template
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    // A price may say what it counts.
    .replace(spots.price, String.raw`(\S+?(?:\s+[a-z]+)?)`)
    .replaceAll(/[\uE000-\uE004]/g, String.raw`(\S+?)`);
  const found = new RegExp(`^${pattern}$`, 'u').exec(foldText(text.trim()));
  if (!found) return undefined;
  const order = gaps
    .filter((gap) => template.includes(spots[gap]))
    .toSorted((a, b) => template.indexOf(spots[a]) - template.indexOf(spots[b]));
  const values = Object.fromEntries(order.map((gap, place) => [gap, found[place + 1] ?? '']));
  return filled(english, kind, { ...spots, ...values });
}

/**
 * Returns texts that may be typed: all of the language while nothing is, then those that begin with the word that was
 * begun, in the language or in English. Two letters begin a word, or one that stands for a whole one.
 */
export function examplesFor(
  search: string,
  own: TypedCommands,
  { asset, figure }: { asset: string; figure: (value: string) => string },
): string[] {
  const order = { amount: figure('10'), asset, price: figure('6.2'), from: 'BTC', to: 'USDC' };
  const examplesIn = (commands: TypedCommands) => [
    ...(['buy', 'buyAt', 'sell', 'sellAll'] as const).map((kind) => filled(commands, kind, order)),
    commands.convert({ ...order, amount: figure('0.5') }),
    commands.alert({ ...order, price: figure('7') }),
    commands.cancelAll,
  ];
  const [first = ''] = foldText(search.trimStart()).split(/\s+/);
  if (first === '') return examplesIn(own);
  if (/^[ -~]?$/.test(first)) return [];
  const begun = (commands: TypedCommands) =>
    examplesIn(commands).filter((text) => foldText(text).split(/\s+/)[0]?.startsWith(first));
  const ofLanguage = begun(own);
  return ofLanguage.length > 0 ? ofLanguage : begun(english);
}
