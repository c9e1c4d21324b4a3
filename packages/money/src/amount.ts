import type { Decimal } from './decimal.ts';
import { AssetMismatchError } from './errors.ts';

/**
 * A decimal together with its asset. Combining two assets does not compile if their types are known, and throws
 * `AssetMismatchError` otherwise.
 */
export class Amount<Asset extends string = string> {
  readonly value: Decimal;
  readonly asset: Asset;

  constructor(value: Decimal, asset: Asset) {
    this.value = value;
    this.asset = asset;
    Object.freeze(this);
  }

  /** @throws AssetMismatchError */
  plus(other: Amount<Asset>): Amount<Asset> {
    return new Amount(this.value.plus(this.same(other)), this.asset);
  }

  /** @throws AssetMismatchError */
  minus(other: Amount<Asset>): Amount<Asset> {
    return new Amount(this.value.minus(this.same(other)), this.asset);
  }

  /** @throws AssetMismatchError */
  compare(other: Amount<Asset>): -1 | 0 | 1 {
    return this.value.compare(this.same(other));
  }

  toString(): string {
    return `${this.value.toString()} ${this.asset}`;
  }

  private same(other: Amount<Asset>): Decimal {
    if (other.asset !== this.asset) throw new AssetMismatchError(this.asset, other.asset);
    return other.value;
  }
}
