// @where Widgets: rotation of an API key: times after which the former key ends
/** Times after which a key that was replaced ends, in milliseconds. */
const after = { now: 0, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

export type RotationEnd = keyof typeof after;

/** The choices, in their order. */
export const rotationEnds = Object.keys(after) as readonly RotationEnd[];

/** Returns the time at which the former key ends; null for at once, when it is the exchange that says the time. */
export const endOf = (choice: RotationEnd, now: number): string | null =>
  choice === 'now' ? null : new Date(now + after[choice]).toISOString();

/** Returns the replacement that a kept draft is about; undefined for any other draft. */
export function replacementOf(draft: Readonly<Record<string, unknown>> | null | undefined) {
  const { replaces, end } = draft ?? {};
  if (typeof replaces !== 'string') return undefined;
  return { id: replaces, end: rotationEnds.find((each) => each === end) };
}
