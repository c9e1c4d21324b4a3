import { toastNotices } from '@agio/widgets/host';
import { beforeEach, expect, test } from 'vitest';
import '../../testing/english.ts';
import { deviceClock } from './device-clock.ts';

beforeEach(() => toastNotices.log.clear());

const minutes = (count: number) => count * 60_000;
const told = () => toastNotices.log.getSnapshot().map(({ title }) => title);

test.each([minutes(-6), minutes(6), minutes(24 * 60), minutes(-24 * 60)])(
  'F12 a clock that is %i ms ahead when the page starts is reported once',
  (ahead) => {
    const judge = deviceClock();
    judge(ahead);
    judge(ahead);
    expect(told()).toEqual(['The clock of this device is wrong']);
  },
);

test('F12 one that is right is not, nor is the sleep of a device that was', () => {
  const judge = deviceClock();
  judge(minutes(-4));
  judge(minutes(8 * 60));
  expect(told()).toEqual([]);
});
