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

/** `4:59`, `1:04:59`, `2 d 01:04:59`: the same width from one second to the next. */
export function clockText({ days, hours, minutes, seconds }: DurationParts): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const clock =
    hours > 0 || days > 0
      ? `${days > 0 ? two(hours) : hours}:${two(minutes)}:${two(seconds)}`
      : `${minutes}:${two(seconds)}`;
  return days > 0 ? `${days} d ${clock}` : clock;
}

/** `1 d 4 h 12 min`, `12 min 5 s`: for waiting times, where seconds stop counting after an hour. */
export function waitText({ days, hours, minutes, seconds }: DurationParts): string {
  const units = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'min'],
    [days === 0 && hours === 0 ? seconds : 0, 's'],
  ] as const;
  const said = units.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}`);
  return said.length > 0 ? said.join(' ') : '0 s';
}
