import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** CRC16-XMODEM of the bytes, lowest byte first: the end of a Stellar key (SEP-23). */
export function stellarChecksum(bytes: Uint8Array): [number, number] {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
  }
  return [crc & 0xff, (crc >> 8) & 0xff];
}

/** The two check digits of a Core address, as of an IBAN: `cb`, the digits, 40 hexadecimal ones (ISO 7064, MOD 97-10). */
export function coreChecksum(hex: string): string {
  const digits = Array.from(`${hex}cb00`, (letter) => Number.parseInt(letter, 36)).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}

/** The 40 hexadecimal digits of an Ethereum address in the case that is their checksum (EIP-55). */
export function ethereumChecksum(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return Array.from(lower, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  ).join('');
}
