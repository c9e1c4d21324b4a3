// Refusals of a typed number.

export const atMostDecimalPlaces_one = [
  'atMostDecimalPlaces_one',
  'At most {{count}} decimal place.',
] as const;
export const atMostDecimalPlaces_other = [
  'atMostDecimalPlaces_other',
  'At most {{count}} decimal places.',
] as const;
export const completeTheNumber = ['completeTheNumber', 'Complete the number.'] as const;
export const enterNumber = ['enterNumber', 'Enter a number.'] as const;
export const notNegative = ['notNegative', 'The number cannot be negative.'] as const;
export const numberTooLong = ['numberTooLong', 'This number is too long.'] as const;
export const space = ['space', 'space'] as const;
export const useSeparators = [
  'useSeparators',
  'Use “{{decimal}}” for decimals and “{{group}}” for thousands, or no separator.',
] as const;
