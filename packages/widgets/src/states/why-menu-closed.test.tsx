// @vitest-environment jsdom
import type { ActivityStatus } from '@agio/api-client';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountOf } from '../host/account.ts';
import { type ClosedMenu, WhyMenuClosed } from './why-not-active.tsx';
import { WidgetsProvider } from '../provider/widgets-provider.tsx';
import { SandboxStage } from '../testing/sandbox-stage.tsx';

afterEach(cleanup);

const menus: readonly ClosedMenu[] = [
  'trade',
  'markets',
  'history',
  'referrals',
  'settings',
  'support',
];

function reasonsOf(activityStatus: ActivityStatus, verificationLevel: number | null) {
  const account = accountOf(true, {
    verificationLevel,
    roles: [],
    complianceTier: 'Tier1',
    complianceStep: 'NoData',
    activityStatus,
    isTerminated: false,
    isFrozen: false,
    lastRequest: null,
  });
  const { container } = render(
    <SandboxStage still>
      <WidgetsProvider account={account}>
        {menus.map((menu) => (
          <p key={menu}>
            <WhyMenuClosed menu={menu} />
          </p>
        ))}
      </WidgetsProvider>
    </SandboxStage>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test.each([
  ['that has no verified identity', 'WaitingForData', null, /once your identity is verified/],
  ['that must send more data', 'WaitingForData', 1, /once you have sent what is missing/],
] as const)(
  'ux-review M10: each menu that is closed to an account %s gives its own reason, and Settings and Support do not speak of trading',
  (_who, status, level, way) => {
    const reasons = reasonsOf(status, level);
    expect(new Set(reasons).size).toBe(menus.length);
    for (const reason of reasons) expect(reason).toMatch(way);
    expect(reasons.slice(1).join()).not.toMatch(/trad/i);
  },
);
