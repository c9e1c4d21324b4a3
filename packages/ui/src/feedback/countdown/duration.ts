import {
  defineMessages,
  messagesIn,
  type MessagesOf,
} from '../../foundations/language/messages.ts';

/** A length of time in whole units. */
export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits milliseconds into days, hours, minutes and seconds, rounded up to whole seconds. Negative counts as zero. */
export function durationParts(milliseconds: number): DurationParts {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

export const durationMessages = defineMessages('duration', {
  /** Short unit after a figure. */
  days: '{{count}} d',
  /** Short unit after a figure. */
  hours: '{{count}} h',
  /** Short unit after a figure. */
  minutes: '{{count}} min',
  /** Short unit after a figure. */
  seconds: '{{count}} s',
});

/** The words of a duration; English by default. */
export interface DurationFormat {
  /** Language of the digits. */
  locale?: string | undefined;
  words?: MessagesOf<typeof durationMessages> | undefined;
}

const english = messagesIn(durationMessages, { locale: 'en' });

/** `4:59`, `1:04:59`, `2 d 01:04:59`: its width does not change from second to second. */
export function clockText(
  { days, hours, minutes, seconds }: DurationParts,
  { locale = 'en', words = english }: DurationFormat = {},
): string {
  const one = new Intl.NumberFormat(locale);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const clock =
    hours > 0 || days > 0
      ? `${(days > 0 ? two : one).format(hours)}:${two.format(minutes)}:${two.format(seconds)}`
      : `${one.format(minutes)}:${two.format(seconds)}`;
  return days > 0 ? `${words.days({ count: days })} ${clock}` : clock;
}

/** `1 d 4 h`, `57 min`: for waiting times, of which no more is useful than two units, and of minutes no seconds. */
export function waitText(
  { days, hours, minutes, seconds }: DurationParts,
  { locale = 'en', words = english }: DurationFormat = {},
): string {
  const units = [
    [days, words.days],
    [hours, words.hours],
    [days === 0 ? minutes : 0, words.minutes],
    [days === 0 && hours === 0 && minutes === 0 ? seconds : 0, words.seconds],
  ] as const;
  const said = units.filter(([count]) => count > 0).map(([count, write]) => write({ count }));
  return said.length > 0
    ? new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(said)
    : words.seconds({ count: 0 });
}
