import { describe, expect, test } from 'vitest';
import { instrument } from './testing/instrument.ts';
import { liveBook } from './testing/live-book.ts';
import {
  frame,
  liveSubscribers,
  MarketFixture,
  type FixtureOptions,
  pass,
  settle,
  fakeClock,
} from './testing/market-fixture.ts';
import { longestRecord } from './hub/tolerant-hub-protocol.ts';

const recordSeparator = '\u001e';

fakeClock();

async function live(options: FixtureOptions = {}) {
  const made = await liveBook(options);
  const expectOracle = () => {
    expect(made.store.getSnapshot().status).toBe('live');
    made.expectOracle();
  };
  return { ...made, expectOracle };
}

const eventOf = (event: string, ...args: unknown[]) =>
  JSON.stringify({ type: 1, target: event, arguments: args }) + recordSeparator;

describe('messages that are wrong', () => {
  const delta = {
    market: 'XCB-CTN',
    epoch: 'epoch-1',
    seq: 1,
    prevSeq: 0,
    sentAt: '2026-11-20T12:00:00Z',
  };
  const wrong: [string, string][] = [
    ['text that is no JSON', `{"type":1,"target":"book"${recordSeparator}`],
    ['a record that is no message', `[]${recordSeparator}`],
    ['null', `null${recordSeparator}`],
    ['a message without a type', `{"target":"book"}${recordSeparator}`],
    ['a message without a target', `{"type":1,"arguments":[]}${recordSeparator}`],
    ['a missing field', eventOf('book', { ...delta, bids: [] })],
    ['a wrong type', eventOf('book', { ...delta, bids: [], asks: [[100, 1]] })],
    ['a price with an exponent', eventOf('book', { ...delta, bids: [['1e2', '1']], asks: [] })],
    [
      'a fraction of a sequence number',
      eventOf('book', { ...delta, seq: 1.5, bids: [], asks: [] }),
    ],
    ['a message without arguments', eventOf('book')],
  ];

  test.each(wrong)(
    'R14 %s is counted and dropped; the book loads anew, the socket survives',
    async (_, record) => {
      const { fixture, market, socket, expectOracle } = await live();
      const before = fixture.server.countOf('BookSnapshot');
      // The change that the broken message spoke of: only loading again can bring it.
      const lost = market.change({ bids: [['100.00', '77']] });
      socket.raw(record);
      await settle();
      fixture.send({ ...market.change(), prevSeq: lost.seq });
      await settle();
      await frame();
      expect(fixture.streams.malformedMessages).toBe(1);
      expect(fixture.server.countOf('BookSnapshot')).toBe(before + 1);
      expectOracle();
      expect(fixture.server.attempts).toHaveLength(1);
    },
  );

  test('R14 a price that cannot be exact is as malformed as no price', async () => {
    const { fixture, market, expectOracle } = await live();
    const change = market.change({ bids: [['100.00', '5']] });
    fixture.send({ ...change, bids: [['90071992547409930000', '1']] });
    await settle();
    await frame();
    expect(fixture.streams.malformedMessages).toBe(1);
    expectOracle();
  });

  test('R14 an event that this version does not know is passed over', async () => {
    const { fixture, socket, expectOracle } = await live();
    socket.raw(eventOf('fundingRate', { market: 'XCB-CTN' }));
    socket.raw(`{"type":99}${recordSeparator}`);
    await frame();
    expectOracle();
    expect(fixture.streams.malformedMessages).toBe(0);
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('R14 a snapshot that does not fit the contract is requested again', async () => {
    const fixture = new MarketFixture();
    const good = fixture.server.methods.get('BookSnapshot');
    const answers: unknown[] = [
      { market: 'XCB-CTN' },
      null,
      { ...fixture.market().snapshot(), market: 'BTC-USDC' },
    ];
    fixture.server.methods.set('BookSnapshot', (call) =>
      answers.length > 0 ? answers.shift() : good?.(call),
    );
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    await pass(3_000);
    expect(store.getSnapshot().status).toBe('live');
    expect(fixture.streams.malformedMessages).toBe(2);
  });

  test('R14 an unknown value of an enumeration is Unknown, not an error', async () => {
    const { fixture, socket } = await live();
    socket.raw(eventOf('instrument', instrument({ status: 'Auction' })));
    await settle();
    expect(fixture.streams.instruments().getSnapshot().get('XCB-CTN')?.status).toBe('Unknown');
    expect(fixture.streams.malformedMessages).toBe(0);
  });
});

describe('frames', () => {
  test('R15 two records in one frame are two messages', async () => {
    const { fixture, market, socket, expectOracle } = await live();
    const first = eventOf('book', market.change({ bids: [['100.00', '1']] }));
    const second = eventOf('book', market.change({ bids: [['100.00', '2']] }));
    socket.raw(first + second);
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
  });

  test('R15 one record over two frames is one message', async () => {
    const { fixture, market, socket, expectOracle } = await live();
    const record = eventOf('book', market.change({ bids: [['100.00', '3']] }));
    socket.raw(record.slice(0, 50));
    socket.raw(record.slice(50));
    await frame();
    expectOracle();
    expect(fixture.server.countOf('BookSnapshot')).toBe(1);
    expect(fixture.streams.malformedMessages).toBe(0);
  });

  test('R15 empty frames and empty records are nothing', async () => {
    const { fixture, socket, expectOracle } = await live();
    for (const nothing of ['', recordSeparator, recordSeparator + recordSeparator])
      socket.raw(nothing);
    await frame();
    expectOracle();
    expect(fixture.streams.malformedMessages).toBe(0);
  });

  test('R15 a frame of 5 MB is dropped unread, and a record over many frames at 1 MB', async () => {
    const { fixture, market, socket, expectOracle } = await live();
    market.change({ bids: [['100.00', '4']] });
    socket.raw(eventOf('book', { junk: 'x'.repeat(5 * longestRecord) }));
    await settle();
    await frame();
    expectOracle();
    expect(fixture.streams.malformedMessages).toBe(1);
    for (let part = 0; part < 5; part += 1) socket.raw('x'.repeat(longestRecord / 2));
    socket.raw(`x${recordSeparator}${eventOf('book', market.change({ bids: [['100.00', '5']] }))}`);
    await pass(400);
    expectOracle();
    expect(fixture.streams.malformedMessages).toBe(2);
    expect(fixture.server.attempts).toHaveLength(1);
  });

  test('R15 a frame that is not text is dropped', async () => {
    const { fixture, socket, expectOracle } = await live();
    socket.raw(new ArrayBuffer(8));
    await settle();
    await frame();
    expectOracle();
    expect(fixture.streams.malformedMessages).toBe(1);
  });
});

describe('messages for others', () => {
  test('R16 a message of a market without a reader is ignored', async () => {
    const { fixture, socket, store } = await live({ markets: ['XCB-CTN', 'BTC-USDC'] });
    const shown = store.getSnapshot();
    socket.emit('book', fixture.market('BTC-USDC').change({ bids: [['1', '1']] }));
    socket.emit('book', { ...fixture.market('BTC-USDC').change(), market: 'NONE' });
    await frame();
    expect(store.getSnapshot()).toBe(shown);
    expect(fixture.streams.malformedMessages).toBe(0);
  });

  test('R16 switching markets twenty times fast leaves one subscription', async () => {
    const markets = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const fixture = new MarketFixture({ markets: [...markets] });
    fixture.streams.book('A').subscribe(() => {})();
    await settle();
    let leave = () => {};
    let kept = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      leave();
      leave = fixture.streams.book(markets[turn % markets.length] ?? 'A').subscribe(() => {});
      await settle();
      const subscribed = markets.reduce((sum, id) => sum + liveSubscribers(fixture, id), 0);
      kept = Math.max(kept, subscribed);
    }
    expect(kept).toBeLessThanOrEqual(5);
    const stop = fixture.startHeartbeats();
    await pass(6_000);
    stop();
    const open = markets.filter((id) => liveSubscribers(fixture, id) > 0);
    expect(open).toEqual([markets[19 % markets.length]]);
    expect(fixture.streams.book(open[0] ?? '').getSnapshot().status).toBe('live');
  });

  test('R17 a reader that throws does not keep the others from hearing', async () => {
    const { fixture, market, store } = await live();
    const heard: string[] = [];
    store.subscribe(() => {
      throw new Error('a reader');
    });
    store.subscribe(() => heard.push('second'));
    fixture.streams.trades('XCB-CTN').subscribe(() => {});
    fixture.send(market.change({ bids: [['100.00', '1']] }));
    await frame();
    expect(heard).toEqual(['second']);
    expect(fixture.reported.map(String)).toContain('Error: a reader');
  });
});
