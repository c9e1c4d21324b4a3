import { expect, test } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

const read = (line: string, env: Record<string, string> = {}) =>
  readArguments(line.split(' ').filter(Boolean), env, () => 'made-anew');

test('an exchange without options begins anew on port 4400, for this machine and no other origin', () => {
  const request = read('');
  expect(request).toMatchObject({
    isKept: false,
    start: { port: 4400, dataFolder: 'made-anew', faults: false, errorReporting: false },
  });
  expect(request).not.toHaveProperty('start.origins');
  expect(request).not.toHaveProperty('start.host');
});

test('every option is read, and --origin as often as it is given', () => {
  const line =
    '--origin http://localhost:5173 --origin=http://localhost:3000/app --port 0 --data /kept --scenario busy' +
    ' --seed 7 --faults --no-rate-limits --host 0.0.0.0 --address https://sandbox.example';
  expect(read(line)).toMatchObject({
    isKept: true,
    start: {
      origins: ['http://localhost:5173', 'http://localhost:3000'],
      port: 0,
      dataFolder: '/kept',
      scenario: 'busy',
      seed: 7,
      faults: true,
      rateLimits: false,
      host: '0.0.0.0',
      origin: 'https://sandbox.example',
    },
  });
});

test('an option goes before the environment variable of the same meaning', () => {
  const env = { PORT: '5000', AGIO_DATA: '/from/env', AGIO_ACCESS_TOKEN_SECONDS: '30' };
  expect(read('', env)).toMatchObject({ isKept: true, start: { port: 5000 } });
  expect(read('--port 5001', env)).toMatchObject({
    start: { port: 5001, dataFolder: '/from/env', lifetimes: { accessToken: 30 } },
  });
});

test.each([
  ['--port high', '--port is "high"; it must be a whole number from 0 to 65535.'],
  ['--scenario loud', '--scenario is "loud"; it must be one of default, empty'],
  ['--seed -1', "Option '--seed' argument is ambiguous."],
  ['--seed=-1', '--seed is "-1"; it must be a whole number'],
  ['--origin localhost:5173', '--origin is "localhost:5173"; it must be an address such as'],
  ['--origin *', '--origin is "*"; it must be an address such as'],
  ['--data=', '--data has no value.'],
  ['--colour red', "Unknown option '--colour'."],
  ['start', "Unexpected argument 'start'."],
  ['--port', "Option '--port <value>' argument missing."],
])('%s is refused in a sentence about it', (line, sentence) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(sentence);
});

test('a setting of the environment is refused by its own name', () => {
  expect(() => read('', { AGIO_FAULTS: 'yes' })).toThrow('AGIO_FAULTS is "yes"');
});

test('help and version are printed in place of a start', () => {
  expect(read('--help')).toEqual({ print: 'help' });
  expect(read('-v')).toEqual({ print: 'version' });
});
