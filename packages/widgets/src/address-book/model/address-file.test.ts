import { csvFile } from '@agio/api-client';
import { describe, expect, test } from 'vitest';
import { sampleAddress, sampleEntry, sampleNetworks } from '../testing/sample-entries.ts';
import {
  addressRows,
  asRequest,
  readAddressFile,
  type ImportFile,
  reportOf,
  sendable,
} from './address-file.ts';

const context = { networks: sampleNetworks, entries: [sampleEntry] };
const read = (text: string, most = 100) => readAddressFile(text, context, most);
const linesOf = (file: ImportFile) => {
  if (!('lines' in file)) throw new Error(file.problem);
  return file.lines;
};
const told = (file: ImportFile) =>
  linesOf(file).map(
    ({ line, faults }) =>
      `${line} ${faults.map(({ field, code }) => `${field} ${code}`).join(', ') || 'fine'}`,
  );

const btc = sampleAddress('bitcoin', 3);
const head = 'Name,Asset,Network,Address,Memo';

describe('a file of addresses', () => {
  test('is judged line by line, and each line against those above it', () => {
    const file = read(
      [
        head,
        `Cold,btc,Bitcoin,${btc},`,
        `Again,BTC,bitcoin,${btc},`,
        `Mine,ETH,ethereum,${sampleEntry.address},`,
        `,ETH,ethereum,${btc},`,
        `Bank,USDC,Stellar,${sampleAddress('stellar', 2)},`,
      ].join('\n'),
    );
    expect(told(file)).toEqual([
      '2 fine',
      '3 address duplicate',
      '4 address duplicate',
      '5 name missing, address format',
      '6 memo missing',
    ]);
    expect(sendable(linesOf(file)).map(asRequest)).toEqual([
      { name: 'Cold', asset: 'BTC', network: 'bitcoin', address: btc },
    ]);
  });

  test('has its columns in any order, and others besides', () => {
    const file = read(`note;address;network;asset;name\nx;${btc};bitcoin;BTC;Cold`);
    expect(told(file)).toEqual(['2 fine']);
  });

  test('that cannot be read says why', () => {
    expect(read('')).toEqual({ problem: 'empty' });
    expect(read(head)).toEqual({ problem: 'empty' });
    expect(read('name,memo\nA,1')).toEqual({
      problem: 'columns',
      missing: ['asset', 'network', 'address'],
    });
    expect(read([head, 'a', 'b', 'c'].join('\n'), 2)).toEqual({ problem: 'tooMany', count: 3 });
  });

  test('that was exported is read again as it was', async () => {
    const entry = { ...sampleEntry, name: '=SUM(A1)', memo: '0088', address: btc };
    const { header, rows } = addressRows([{ ...entry, asset: 'BTC', network: 'bitcoin' }]);
    const text = await csvFile(header, rows).text();
    const [line] = linesOf(readAddressFile(text, { ...context, entries: [] }, 100));
    expect(line?.entry).toEqual({
      name: '=SUM(A1)',
      asset: 'BTC',
      network: 'bitcoin',
      address: btc,
      memo: '0088',
    });
  });
});

test('the report has every line of the file, also those that were not sent', () => {
  const lines = linesOf(
    read(
      [
        head,
        `A,BTC,bitcoin,${btc},`,
        'B,BTC,bitcoin,x,',
        `C,ETH,ethereum,0x${'1'.repeat(40)},`,
      ].join('\n'),
    ),
  );
  const report = reportOf(lines, [
    { entry: null, key: 'address', message: 'Your address book is full.', reason: null },
    { entry: sampleEntry, key: null, message: null, reason: null },
  ]);
  expect(report.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
    [2, 'refused', 'Your address book is full.'],
    [3, 'wrong', undefined],
    [4, 'added', undefined],
  ]);
});
