/** Characters of a reason that the server takes, after trimming. */
export const reasonLimits = { min: 3, max: 500 } as const;

export type ReasonFault = 'empty' | 'short' | 'long';

/** What is wrong with a reason; nothing when it can be sent. */
export function checkReason(text: string, required: boolean): ReasonFault | undefined {
  const { length } = text.trim();
  if (length === 0) return required ? 'empty' : undefined;
  if (length < reasonLimits.min) return 'short';
  return length > reasonLimits.max ? 'long' : undefined;
}
