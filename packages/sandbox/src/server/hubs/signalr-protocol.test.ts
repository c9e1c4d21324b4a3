import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  HubProtocolError,
  readHandshake,
  readMessage,
  record,
  splitRecords,
} from './signalr-protocol.ts';

const end = '\u001e';

test('a frame holds one record or several, each ended by 0x1e', () => {
  expect(splitRecords(`{"type":6}${end}`)).toEqual(['{"type":6}']);
  expect(splitRecords(`{"type":6}${end}{"type":7}${end}`)).toEqual(['{"type":6}', '{"type":7}']);
});

test('a frame that does not end a record is refused', () => {
  expect(() => splitRecords('{"type":6}')).toThrow(HubProtocolError);
  expect(() => splitRecords(`{"type":6}${end}{"type"`)).toThrow(HubProtocolError);
  expect(() => splitRecords('')).toThrow(HubProtocolError);
});

test('records that were joined are split into the same records', () => {
  const text = fc.json().filter((json) => !json.includes(end));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (records) => {
      expect(splitRecords(records.map((one) => one + end).join(''))).toEqual(records);
    }),
  );
});

test('the handshake takes the JSON protocol in version 1 only', () => {
  expect(() => readHandshake('{"protocol":"json","version":1}')).not.toThrow();
  expect(() => readHandshake('{"protocol":"messagepack","version":1}')).toThrow(
    /messagepack.*not supported/,
  );
  expect(() => readHandshake('{"protocol":"json","version":2}')).toThrow(/Version 2/);
  expect(() => readHandshake('{}')).toThrow(HubProtocolError);
});

test.each([
  [
    'an invocation',
    { type: 1, invocationId: '0', target: 'SubscribeBook', arguments: ['XCB-CTN'] },
  ],
  ['an invocation that wants no answer', { type: 1, target: 'SubscribeBook', arguments: [] }],
  [
    'a stream invocation',
    { type: 4, invocationId: '1', target: 'Candles', arguments: ['XCB-CTN', '1m'] },
  ],
  ['a cancel', { type: 5, invocationId: '1' }],
  ['a ping', { type: 6 }],
  ['a close', { type: 7, error: 'gone' }],
])('%s of a client is read', (_name, message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no type', '{"target":"SubscribeBook"}'],
  ['a completion, which only a server sends', '{"type":3,"invocationId":"1","result":1}'],
  ['an invocation without arguments', '{"type":1,"target":"SubscribeBook"}'],
  ['a stream without an id', '{"type":4,"target":"Candles","arguments":[]}'],
])('%s is refused', (_name, text) => {
  expect(() => readMessage(text)).toThrow(HubProtocolError);
});

test('a type that this version does not know is ignored', () => {
  expect(readMessage('{"type":42,"news":[1]}')).toBeUndefined();
});

test('whatever is sent, reading gives a message or a protocol error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect([1, 4, 5, 6, 7, 'ignored', 'refused']).toContain(typeOrRefusal(text));
    }),
  );
});

function typeOrRefusal(text: string): unknown {
  try {
    return readMessage(text)?.type ?? 'ignored';
  } catch (error) {
    return error instanceof HubProtocolError ? 'refused' : error;
  }
}

test('every record that is written ends in one separator and reads as JSON', () => {
  const records = [
    record.handshakeAccepted,
    record.handshakeRefused('no'),
    record.invocation('book', [{ market: 'XCB-CTN' }]),
    record.streamItem('1', { close: '6.4' }),
    record.completion('1', { result: null }),
    record.completion('1', { error: 'no' }),
    record.completion('1', {}),
    record.ping,
    record.close('stopping'),
  ];
  const types = records.map((text) => {
    expect(splitRecords(text)).toHaveLength(1);
    return (JSON.parse(text.slice(0, -1)) as { type?: number }).type;
  });
  expect(types).toEqual([undefined, undefined, 1, 2, 3, 3, 3, 6, 7]);
});
