import { Agent, request } from 'node:http';
import { defaultRateLimits } from '../src/server/http/rate-limit.ts';
import { pause, type Replay, type World } from './world.ts';

const connections = 64;
const candles = '/marketdata/api/v1/instruments/BTC-USDC/limited_history?resolution=1m&limit=1000';
const trends = '/marketdata/trends/all/JPY';
/** Another page of the past each time: nothing of it was made before. */
const past = (turn: number) =>
  `${candles}&to=${new Date(Date.UTC(2026, 0, 1) - turn * 60_000).toISOString()}`;
const { perSecond, burst } = defaultRateLimits.guest;
/** Work of the dearest call and of all that may be under way when the account is empty: that much may be owed. */
const owed = connections * 60;

/** S64: what a guest may ask for is measured by the work it makes, and others go on meanwhile. */
export const dearReads: Replay = {
  name: 'One guest asks for the dearest there is on 64 connections',

  async prove(world) {
    const same = await ask(world, 300, () => candles);
    world.note(
      'the same candles are made once a change, and told again for 1',
      same.work < same.answered * 20,
      `${same.answered} answers, ${same.work} units`,
    );
    const other = await ask(world, 1500, past);
    world.note(
      'a guest makes no more work than a guest may',
      other.work <= burst + perSecond * other.seconds + owed,
      `${other.answered} answers, ${other.refused} refused, ${other.work} units in ${Math.round(other.seconds)} s`,
    );
    const beside = await world.people.send('GET', trends);
    world.note('somebody else reads meanwhile', beside.status === 200, String(beside.status));
    await world.provesAlive();
  },

  async press(world, until) {
    const agent = agentOf(world);
    const one = async (_: unknown, number: number) => {
      for (let turn = number; !until.aborted; turn += connections) {
        const path = [candles, trends, past(turn)][turn % 3] ?? candles;
        await send(world, agent, path).catch(() => undefined);
        await pause(20); // an attacker who leaves the machine no time measures the machine
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
    agent.destroy();
  },
};

const agentOf = ({ attackersAddress }: World) =>
  new Agent({ keepAlive: true, maxSockets: connections, localAddress: attackersAddress });

/** Asks so many times on all connections. */
async function ask(world: World, count: number, path: (turn: number) => string) {
  const agent = agentOf(world);
  const began = performance.now();
  const sum = { answered: 0, refused: 0, work: 0 };
  let turn = 0;
  const one = async () => {
    while (turn < count) {
      turn += 1;
      const { status, work } = await send(world, agent, path(turn));
      if (status === 429) sum.refused += 1;
      else sum.answered += 1;
      if (status !== 429) sum.work += work;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { ...sum, seconds: (performance.now() - began) / 1000 };
}

/** One call whose answer is thrown away: what is measured is the work of the server. */
const send = ({ server }: World, agent: Agent, path: string) =>
  new Promise<{ status: number; work: number }>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        agent,
        headers: { host: `localhost:${server.port}`, 'accept-encoding': 'br' },
      },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        const end = () => resolve({ status: statusCode, work: Number(headers['x-work'] ?? 0) });
        answer.resume().on('error', reject).on('end', end);
      },
    )
      .on('error', reject)
      .end();
  });
