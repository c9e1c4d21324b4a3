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

/** Milliseconds in days, hours, minutes and seconds; below zero counts as none. A started second counts as whole. */
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
  days: '{{count}} d',
  hours: '{{count}} h',
  minutes: '{{count}} min',
  seconds: '{{count}} s',
});

/** How a length of time is written; in English unless told. */
export interface DurationFormat {
  /** For the digits. */
  locale?: string | undefined;
  words?: MessagesOf<typeof durationMessages> | undefined;
}

const english = messagesIn(durationMessages, { locale: 'en' });

/** `4:59`, `1:04:59`, `2 d 01:04:59`: the same width from one second to the next. */
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

/** `1 d 4 h 12 min`, `12 min 5 s`: for waiting times, where seconds stop counting after an hour. */
export function waitText(
  { days, hours, minutes, seconds }: DurationParts,
  { words = english }: DurationFormat = {},
): string {
  const units = [
    [days, words.days],
    [hours, words.hours],
    [minutes, words.minutes],
    [days === 0 && hours === 0 ? seconds : 0, words.seconds],
  ] as const;
  const said = units.filter(([count]) => count > 0).map(([count, write]) => write({ count }));
  return said.length > 0 ? said.join(' ') : words.seconds({ count: 0 });
}
