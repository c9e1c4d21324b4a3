/** A text that is not a plain decimal number. The text is cut to 40 characters, because it may be anything. */
export class InvalidDecimalError extends TypeError {
  override readonly name = 'InvalidDecimalError';
  constructor(text: unknown) {
    super(`Not a plain decimal number: ${JSON.stringify(String(text).slice(0, 40))}`);
  }
}

/** A division whose divisor is zero. */
export class DivisionByZeroError extends RangeError {
  override readonly name = 'DivisionByZeroError';
  constructor() {
    super('Division by zero');
  }
}

/** Two amounts of different assets met in one calculation. */
export class AssetMismatchError extends TypeError {
  override readonly name = 'AssetMismatchError';
  constructor(one: string, other: string) {
    super(`An amount of ${one} cannot be combined with an amount of ${other}`);
  }
}
