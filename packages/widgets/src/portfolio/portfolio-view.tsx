import type { ApiError, PortfolioOverview } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { Checkbox } from '@agio/ui/checkbox';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { SearchField } from '@agio/ui/search-field';
import { StatePanel, StateStrip } from '@agio/ui/state-panel';
import { formatFiat } from '@agio/money';
import { Clock, Info } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { MissingStrip, Section, useFailureWords, useHost, WidgetLink } from '../provider/index.ts';
import { common } from '../shared/messages.ts';
import { messages } from './messages.ts';
import { AllocationPanel } from './allocation-panel.tsx';
import { AssetsTable } from './assets-table.tsx';
import { filterRows, smallBalance, type PortfolioRow } from './model/portfolio-rows.ts';
import { TotalPanel } from './total-panel.tsx';

/** Why the balances of somebody who is signed in are kept back. */
export type NotAllowedReason = 'signed-out' | 'in-review' | 'frozen' | 'unverified' | 'not-active';

export interface PortfolioViewProps {
  /** `stale`: shown, but could not be refreshed. */
  state: 'loading' | 'ready' | 'stale' | 'error' | NotAllowedReason;
  /** What values are given in, also while nothing has arrived. */
  currency: string;
  overview?: PortfolioOverview | undefined;
  rows: readonly PortfolioRow[];
  /** Of an error: what happened. */
  error?: ApiError | undefined;
  /** Why symbols stand in the place of names. */
  namesError?: ApiError | undefined;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  hideSmall: boolean;
  onHideSmallChange: (hide: boolean) => void;
  onRetry: () => void;
  onSignIn: () => void;
}

/** What the user holds and what it is worth. */
export function PortfolioView(props: PortfolioViewProps) {
  const { state, currency, overview, rows, isHidden, onHiddenChange } = props;
  const t = useMessages(messages);
  return (
    <div
      data-widget="portfolio"
      className="wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6"
    >
      <h1 className="wg:sr-only">{t.title}</h1>
      {isNotAllowed(state) ? (
        <Panel aria-label={t.title}>
          <NotAllowed reason={state} onSignIn={props.onSignIn} />
        </Panel>
      ) : state === 'error' ? (
        <Panel aria-label={t.title}>
          <LoadError error={props.error} onRetry={props.onRetry} />
        </Panel>
      ) : (
        <div className="wg:grid wg:gap-4 wg:lg:grid-cols-[minmax(0,1fr)_25rem]">
          <Section>
            <TotalPanel
              overview={overview}
              rows={rows}
              currency={currency}
              isStale={state === 'stale'}
              isHidden={isHidden}
              onHiddenChange={onHiddenChange}
            />
          </Section>
          <Section>
            <AllocationPanel rows={rows} isLoading={state === 'loading'} />
          </Section>
          <Section>
            <AssetsPanel {...props} />
          </Section>
        </div>
      )}
    </div>
  );
}

const isNotAllowed = (state: PortfolioViewProps['state']): state is NotAllowedReason =>
  state === 'signed-out' ||
  state === 'in-review' ||
  state === 'frozen' ||
  state === 'unverified' ||
  state === 'not-active';

function AssetsPanel({
  state,
  currency,
  rows,
  isHidden,
  hideSmall,
  onHideSmallChange,
  onRetry,
  namesError,
}: PortfolioViewProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const shown = useMemo(() => filterRows(rows, { search, hideSmall }), [rows, search, hideSmall]);
  const unpriced = useMemo(() => rows.filter((row) => row.value === null).length, [rows]);
  const limit = formatFiat(smallBalance, { currency, display: 'code', locale });
  const showAll = () => {
    setSearch('');
    onHideSmallChange(false);
  };
  const isEmpty = state !== 'loading' && rows.length === 0;
  return (
    <Panel aria-label={t.assets} className="wg:lg:col-span-2">
      <PanelHeader>
        <PanelTitle>{t.assets}</PanelTitle>
        {isEmpty ? null : (
          <>
            <SearchField
              label={t.search}
              placeholder={t.search}
              value={search}
              onValueChange={setSearch}
              labels={{ clear: t.clearSearch }}
              className="wg:w-full wg:sm:w-56"
            />
            <Checkbox
              className="wg:sm:ms-auto"
              checked={hideSmall}
              onCheckedChange={onHideSmallChange}
              label={
                <>
                  {t.hideSmall} <span className="wg:text-fg-muted">{t.smallLimit({ limit })}</span>
                </>
              }
            />
          </>
        )}
      </PanelHeader>
      <AssetsTable
        rows={shown}
        currency={currency}
        isLoading={state === 'loading'}
        isStale={state === 'stale'}
        isHidden={isHidden}
        placeholder={
          isEmpty ? (
            <NothingHeld />
          ) : state !== 'loading' && shown.length === 0 ? (
            <StatePanel
              state="no-match"
              title={t.noMatch.title}
              actions={
                <Button size="sm" onClick={showAll}>
                  {t.noMatch.clear}
                </Button>
              }
            >
              {t.noMatch.text}
            </StatePanel>
          ) : undefined
        }
      />
      {namesError && rows.length > 0 ? (
        <MissingStrip error={namesError} onRetry={onRetry}>
          {t.namesMissing}
        </MissingStrip>
      ) : null}
      {state === 'stale' ? (
        <StateStrip
          tone="warning"
          icon={<Clock size={14} strokeWidth={1.5} aria-hidden />}
          action={
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {t.stale}
        </StateStrip>
      ) : unpriced > 0 ? (
        <StateStrip icon={<Info size={14} strokeWidth={1.5} aria-hidden />}>
          {t.partial({ count: unpriced })}
        </StateStrip>
      ) : null}
    </Panel>
  );
}

function NothingHeld() {
  const t = useMessages(messages);
  return (
    <StatePanel
      state="empty"
      title={t.empty.title}
      className="wg:min-h-64"
      actions={<MarketsButton variant="primary" size="sm" />}
    >
      {t.empty.text}
    </StatePanel>
  );
}

function LoadError({ error, onRetry }: { error: ApiError | undefined; onRetry: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failureWords = useFailureWords();
  return (
    <StatePanel
      state="error"
      title={t.loadError}
      className="wg:min-h-80"
      actions={<Button onClick={onRetry}>{words.retry}</Button>}
    >
      {error && failureWords(error)}
    </StatePanel>
  );
}

function NotAllowed({ reason, onSignIn }: { reason: NotAllowedReason; onSignIn: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const isGuest = reason === 'signed-out';
  const text = {
    'signed-out': t.signedOut.text,
    'in-review': t.notActive.inReview,
    frozen: t.notActive.frozen,
    unverified: t.notActive.unverified,
    'not-active': t.notActive.text,
  }[reason];
  return (
    <StatePanel
      state={reason === 'in-review' ? 'in-review' : 'not-allowed'}
      title={isGuest ? t.signedOut.title : t.notActive.title}
      className="wg:min-h-80"
      actions={
        <>
          {isGuest ? (
            <Button variant="primary" onClick={onSignIn}>
              {words.signIn}
            </Button>
          ) : null}
          <MarketsButton />
        </>
      }
    >
      {text}
    </StatePanel>
  );
}

/** The way to the markets, where the host has a page of them. */
function MarketsButton(look: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const t = useMessages(messages);
  const { links } = useHost();
  return links.markets === undefined ? null : (
    <Button asChild {...look}>
      <WidgetLink href={links.markets}>{t.seeMarkets}</WidgetLink>
    </Button>
  );
}
