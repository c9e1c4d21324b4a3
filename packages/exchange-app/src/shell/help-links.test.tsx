// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AccountBanner } from '@agio/ui/account-banner';
import { ClaimRewardsModal } from '@agio/ui/claim-rewards';
import { FiatPaymentDetailsModal } from '@agio/ui/fiat-payment-details';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(cleanup);

const nothing = () => undefined;
const Host = ({ children, ...props }: ComponentProps<'a'>) => (
  <a data-host {...props}>
    {children}
  </a>
);
const withHelp: [string, (help: string, Link: typeof Host) => ReactNode][] = [
  [
    'the banner of a frozen account',
    (supportUrl, Link) => <AccountBanner trouble="frozen" {...{ supportUrl, Link }} />,
  ],
  [
    'the banner of a terminated account',
    (supportUrl, Link) => <AccountBanner trouble="terminated" {...{ supportUrl, Link }} />,
  ],
  [
    'the claim of rewards',
    (supportUrl, Link) => (
      <ClaimRewardsModal
        open
        onOpenChange={nothing}
        reward={{ id: 'r', amount: '1', assetId: 'usdc' }}
        onClaim={nothing}
        {...{ supportUrl, Link }}
      />
    ),
  ],
  [
    'the details of a bank transfer',
    (contactUrl, Link) => (
      <FiatPaymentDetailsModal
        open
        onOpenChange={nothing}
        payment={{
          id: 'p',
          side: 'Buy',
          status: 'Failed',
          provider: 'Alpha',
          method: 'Bank transfer',
          fiatAmount: '100',
          fiatCurrency: 'CHF',
          assetAmount: '1',
          asset: 'USDC',
          rate: '1',
          providerFee: '1',
          networkFee: '1',
          reference: 'R-1',
          createdAt: '2026-11-20T11:30:00Z',
          updatedAt: '2026-11-20T11:30:00Z',
          redirectUrl: null,
        }}
        {...{ contactUrl, Link }}
      />
    ),
  ],
];

const link = () => screen.queryByRole('link', { name: /contact/i });

describe.each(withHelp)('%s', (_, element) => {
  test('leads to a page of the host by the link of the host, in this tab', () => {
    render(element('/user/support', Host));
    expect(link()?.getAttribute('href')).toBe('/user/support');
    expect(link()?.hasAttribute('data-host')).toBe(true);
    expect(link()?.getAttribute('target')).toBeNull();
  });

  test('leads elsewhere in a new tab', () => {
    render(element('https://help.example', Host));
    expect(link()?.getAttribute('href')).toBe('https://help.example');
    expect(link()?.getAttribute('target')).toBe('_blank');
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'http://a.test',
    '',
  ])('S37 does not lead to %j', (address) => {
    render(element(address, Host));
    expect(link()).toBeNull();
  });
});
