import * as v from 'valibot';
import { addressLimits } from './base/address-limits.ts';
import { defineEndpoint } from './base/endpoint.ts';
import { refusalReason } from './base/errors.ts';
import { addressAllowances, walletAddressSources } from './base/enums.ts';
import { closedEnum, id, listOf, namedFile, openEnum, timestamp } from './base/primitives.ts';
import { givenName, isSeen, name, symbol, textUpTo, words } from './base/texts.ts';
import { transfer } from './transfer.ts';

/** An address as the user wrote it; the server decides whether it is one. */
export const walletAddress = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(4),
  v.maxLength(addressLimits.address),
);
/** A memo, of the form that the network has for one (`checkMemo`): one line that reads as it is written. */
export const memo = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(addressLimits.memo),
  v.check(isSeen, 'must not contain characters that cannot be seen'),
);
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
  /** Proof of ownership; null until there is one. */
  proof: v.nullable(openEnum(ownershipProofs)),
  provenAt: v.nullable(timestamp),
  /** Time since which an officer reviews the signed form; null if none does. */
  formSubmittedAt: v.nullable(timestamp),
  /** Name of the entry that a proof of this one removes. */
  replaces: v.nullable(name),
  invalidatedAt: v.nullable(timestamp),
  /** Reason for the withdrawal of the proof, for the user; null if none was given. */
  invalidatedReason: v.nullable(words),
  /** Since when a new proof waits for an officer, after the one before was withdrawn; null when none does. */
  reproofAt: v.optional(v.nullable(timestamp), null),
  /** Since when the address is closed to everybody; null when it is not. */
  blockedAt: v.optional(v.nullable(timestamp), null),
  /** Reason for the block; for staff only, null to others. */
  blockedReason: v.optional(v.nullable(words), null),
  createdAt: timestamp,
});
export type AddressBookEntry = v.InferOutput<typeof addressBookEntry>;

const newAddress = {
  name: givenName,
  asset: symbol,
  network: id,
  address: walletAddress,
  memo: v.optional(memo),
};

/** Result of one address of an import: the entry, or the reason for its refusal. */
export const addressImportResult = v.object({
  entry: v.nullable(addressBookEntry),
  /** The field that was refused. */
  key: v.nullable(textUpTo(60)),
  /** English sentence of the reason. */
  message: v.nullable(words),
  reason: v.optional(v.nullable(refusalReason), null),
});
export type AddressImportResult = v.InferOutput<typeof addressImportResult>;

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
    idempotent: true,
    input: v.object({ ...newAddress, source: v.optional(closedEnum(walletAddressSources)) }),
    output: addressBookEntry,
  }),
  /**
   * Add several addresses at once. Each is taken or refused by itself; the answer says what became of each, in the order
   * in which they were sent.
   */
  import: defineEndpoint({
    method: 'POST',
    path: `${path}/import`,
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    idempotent: true,
    input: v.object({
      entries: v.pipe(
        v.array(v.object(newAddress)),
        v.minLength(1),
        v.maxLength(addressLimits.entries),
      ),
    }),
    output: v.object({ results: listOf(addressImportResult) }),
  }),
  /** The newest transfers to one address, 50 at most. */
  transfers: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/transfers`,
    auth: 'required',
    standing: 'open',
    input: v.object({ id }),
    output: listOf(transfer),
  }),
  /**
   * Change the name or the memo of an address; the address itself never changes. Address and memo together are what is
   * proven: with another memo it has to be proven again.
   */
  rename: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    recentSignIn: true,
    input: v.object({ id, name: v.optional(givenName), memo: v.optional(v.nullable(memo)) }),
    output: addressBookEntry,
  }),
  /**
   * Take an address out of the book. Transfers to it keep it; added again, it begins without its proof, and is invalidated
   * still where it was.
   */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
    output: addressBookEntry,
  }),
};

/** Text that a wallet must sign to prove that it belongs to the user. */
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
  /** The form that proves ownership of an address once it is signed and uploaded. */
  form: defineEndpoint({
    method: 'GET',
    path: '/frontoffice/api/wallet/ownership-form/{addressId}',
    auth: 'required',
    standing: 'unfrozen',
    responseType: 'file',
    fileTypes: ['application/pdf'],
    input: v.object({ addressId: id }),
    output: namedFile,
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
