/** Thrown for a text that is not a plain decimal number. The message has at most 40 characters of the text. */
export class InvalidDecimalError extends TypeError {
  override readonly name = 'InvalidDecimalError';
  constructor(text: unknown) {
    super(`Not a plain decimal number: ${JSON.stringify(String(text).slice(0, 40))}`);
  }
}

/** Thrown for a division by zero. */
export class DivisionByZeroError extends RangeError {
  override readonly name = 'DivisionByZeroError';
  constructor() {
    super('Division by zero');
  }
}

/** Thrown for a calculation with amounts of different assets. */
export class AssetMismatchError extends TypeError {
  override readonly name = 'AssetMismatchError';
  constructor(one: string, other: string) {
    super(`An amount of ${one} cannot be combined with an amount of ${other}`);
  }
}
