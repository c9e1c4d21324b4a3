import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { addressAllowances, walletAddressSources } from './enums.ts';
import { closedEnum, id, listOf, openEnum, timestamp } from './primitives.ts';
import { givenName, name, symbol, textUpTo } from './texts.ts';

/** An address or memo as the user wrote it; the server decides whether it is one. */
export const walletAddress = v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(200));
export const memo = v.pipe(v.string(), v.trim(), v.maxLength(100));
/** The same in an answer, where it is never cut: it may be sent to. */
export const address = textUpTo(200);

export const ownershipProofs = ['Signature', 'SignedForm', 'CorePass'] as const;

export const addressBookEntry = v.object({
  id,
  name,
  asset: symbol,
  network: id,
  address,
  memo: v.nullable(textUpTo(100)),
  source: openEnum(walletAddressSources),
  allowance: openEnum(addressAllowances),
  /** How ownership was proven; null until it is. */
  proof: v.nullable(openEnum(ownershipProofs)),
  provenAt: v.nullable(timestamp),
  invalidatedAt: v.nullable(timestamp),
  createdAt: timestamp,
});
export type AddressBookEntry = v.InferOutput<typeof addressBookEntry>;

const path = '/frontoffice/api/address-book';

export const addressBook = {
  /** The addresses that the user sends to. */
  list: defineEndpoint({
    method: 'GET',
    path,
    auth: 'required',
    standing: 'open',
    input: v.object({ asset: v.optional(symbol), network: v.optional(id) }),
    output: listOf(addressBookEntry),
  }),
  /** One address. */
  entry: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'open',
    input: v.object({ id }),
    output: addressBookEntry,
  }),
  /** Add an address; the answer says whether ownership must be proven. */
  create: defineEndpoint({
    method: 'POST',
    path,
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    input: v.object({
      name: givenName,
      asset: symbol,
      network: id,
      address: walletAddress,
      memo: v.optional(memo),
      source: v.optional(closedEnum(walletAddressSources)),
    }),
    output: addressBookEntry,
  }),
  /** Change the name or the memo of an address; the address itself never changes. */
  rename: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    input: v.object({ id, name: v.optional(givenName), memo: v.optional(v.nullable(memo)) }),
    output: addressBookEntry,
  }),
};

/** What a wallet must sign to prove that it belongs to the user. */
export const ownershipChallenge = v.object({
  message: textUpTo(4000),
  nonce: textUpTo(200),
  expiresAt: timestamp,
});
export type OwnershipChallenge = v.InferOutput<typeof ownershipChallenge>;

export const ownership = {
  /**
   * Prove ownership of an address by signing a message. Without a signature the answer is the text
   * to sign; with one it is the proven entry.
   */
  verify: defineEndpoint({
    method: 'POST',
    path: '/frontoffice/api/wallet/verify-address',
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    input: v.object({
      addressId: id,
      signature: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))),
    }),
    output: v.object({ challenge: v.nullable(ownershipChallenge), entry: addressBookEntry }),
  }),
  /** Prove ownership of an address by an uploaded signed form; a person checks it. */
  verifyWithSignedForm: defineEndpoint({
    method: 'POST',
    path: '/frontoffice/api/wallet/verify-address-with-signed-form',
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    input: v.object({ addressId: id, fileId: id }),
    output: addressBookEntry,
  }),
};
