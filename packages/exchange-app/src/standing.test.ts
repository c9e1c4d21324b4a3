import { ApiError } from '@agio/api-client';
import widgets from '@agio/widgets/messages.json' with { type: 'json' };
import { accountOf, type AccountRestrictions, restrictionsOf } from '@agio/widgets/host';
import { describe, expect, test } from 'vitest';
import { homeInstead } from './config/mode.ts';
import { pages } from './pages.ts';
import { closedParts } from './testing/closed-words.ts';
import { standingPage } from './testing/standing-page.ts';
import {
  addresses,
  bare,
  calls,
  everybody,
  gated,
  gatedWords,
  type LandingOutcome,
  landings,
  leadsTo,
  modes,
  ofOfficers,
  ofStaff,
  opensTo,
  portfolio,
  readers,
  sorted,
  states,
} from './testing/standing-rules.ts';
import { english } from './shared/language/locales/en/index.ts';
import { refusalOf } from './shared/user/access.ts';
import { landingFor, redirectAfterSignIn } from './shared/user/landing.ts';

/** Is held against rows of its own. */
const landingOf = ({ landing, returnsTo }: AccountRestrictions) => ({ landing, returnsTo });

describe('consequences of the state of an account', () => {
  test(`every one of ${everybody.length} accounts lands where the rules say, with and without a page to return to`, () => {
    for (const [{ outcome }, all] of sorted(landings))
      for (const who of all) {
        const found: LandingOutcome = {
          landing: landingFor(who, { portfolio }),
          from: { '/convert': '', '/admin/compliance?user=7': '' },
        };
        for (const remembered of ['/convert', '/admin/compliance?user=7'] as const) {
          const after = redirectAfterSignIn({ user: who, remembered, landing: { portfolio } });
          found.from[remembered] = after.path;
          const isKept = outcome.landing === portfolio && after.path === remembered;
          expect(after.delayMs).toBe(isKept ? 1_000 : 0);
        }
        expect({ who, ...found }).toEqual({ who, ...outcome });
      }
  });

  test('every account has the banner, the reason, the menus and the commands that the rules say', () => {
    for (const [{ outcome }, all] of sorted(states))
      for (const who of all) {
        const found = restrictionsOf(accountOf(true, who));
        expect({ who, ...found }).toEqual({
          who,
          ...landingOf(found),
          reason: outcome.reason,
          closesMenus: outcome.menus === 'disabled' ? outcome.reason : undefined,
          banner: outcome.banner === '' ? undefined : (outcome.reason ?? 'limited'),
          isLimited: who.activityStatus === 'Limited',
        });
        expect(outcome.banner).toContain(found.banner ?? '');
      }
  });

  test('the client sends nothing that the list of section 5 holds back, and says so in its words', () => {
    const flagged = calls.filter(({ endpoint }) => endpoint.activeOnly).map(({ name }) => name);
    const listed = calls.filter(({ endpoint }) =>
      gated.some((part) => endpoint.path.includes(part)),
    );
    expect(flagged).toEqual(listed.map(({ name }) => name));
    expect(new ApiError('gated').message).toBe(gatedWords);
  });

  test('every address opens or leads home, in every mode, and is for whom the rules say', () => {
    for (const { id, path, access } of addresses) {
      for (const mode of modes) {
        const home = homeInstead(bare(path), mode);
        expect([path, mode, home === undefined ? 'opens' : `to ${home}`]).toEqual([
          path,
          mode,
          leadsTo(bare(path), mode),
        ]);
      }
      for (const reader of Object.keys(readers) as (keyof typeof readers)[]) {
        const refusal = refusalOf(access, readers[reader]);
        const said = refusal === undefined ? 'opens' : english.shell.access[refusal as 'guest'];
        expect([path, reader, said]).toEqual([path, reader, opensTo(id, reader)]);
      }
    }
  });

  test('no page of a trader closes with the state of an account: it says in its place what is closed', () => {
    const traders = everybody.filter(({ roles }) => roles.length === 0);
    for (const { id, path, access } of addresses)
      for (const who of traders) {
        const refusal = refusalOf(access, accountOf(true, who));
        const expected = [...ofOfficers, ...ofStaff].includes(id) ? 'staff' : undefined;
        expect({ path, who, refusal }).toEqual({ path, who, refusal: expected });
      }
  });

  test('the pages of officers close to those of them who are not active, or are frozen, terminated or held for a review', () => {
    const officers = everybody.filter(({ roles }) => roles.includes('compliancereviewer'));
    for (const { path, access } of addresses.filter(({ id }) =>
      [...ofOfficers, ...ofStaff].includes(id),
    ))
      for (const who of officers) {
        const isOpen =
          ['Active', 'Limited'].includes(who.activityStatus) &&
          !who.isFrozen &&
          !who.isTerminated &&
          (who.complianceStep !== 'PendingForReview' || (who.verificationLevel ?? 0) >= 1);
        const refusal = refusalOf(access, accountOf(true, who));
        expect({ path, who, refusal }).toEqual({
          path,
          who,
          refusal: isOpen ? undefined : 'state',
        });
      }
  });

  test('spec §5: these menus of the unverified are disabled, and the way through the check is not', () => {
    const disabled = pages.filter(({ verified }) => verified).map(({ id }) => id);
    expect(disabled).toEqual(['trade', 'markets', 'history', 'referrals', 'settings', 'support']);
  });

  test('the text of a page for a closed function is the text of the widgets', () => {
    const words = widgets as Record<string, unknown>;
    expect(Object.keys(closedParts)).toEqual(pages.map(({ id }) => id));
    for (const part of Object.values(closedParts).flat()) {
      const said = part.key
        .split('.')
        .reduce<unknown>((texts, key) => (texts as Record<string, unknown>)[key], words);
      expect([part.key, said]).toEqual([part.key, part.words]);
    }
  });

  test('the page of it is as the rules are', async () => {
    await expect(standingPage()).toMatchFileSnapshot('../../../docs/standing.md');
  });
});
