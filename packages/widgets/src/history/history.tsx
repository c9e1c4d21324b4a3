import { Button } from '@agio/ui/button';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ChevronDown, FileText } from 'lucide-react';
import { lazyPart, partOf } from '../states/lazy-part.ts';
import { useAccount } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { Section, useLatch } from '../states/index.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { useMessages } from '@agio/ui/language';
import { Suspense, useState } from 'react';
import { useCsvExport } from '../lists/csv/use-csv-export.ts';
import { HistoryList } from './history-list.tsx';
import { messages } from './messages.ts';
import {
  type HistoryChoice,
  type HistoryFilter,
  type HistoryTab,
  historyTabs,
  withTab,
} from '../lists/history-choice.ts';

const StatementPage = lazyPart(() => import('./reports/statement-page.tsx'), 'StatementPage');
const loadReports = partOf(() => import('./reports/reports-menu.tsx'), 'ReportsMenu');
const TaxReport = lazyPart(() => import('./reports/tax-report.tsx'), 'TaxReport');

export interface HistoryProps extends WidgetPlace {
  /** List and filter to show, such as from an address; the orders without a filter by default. */
  choice?: HistoryChoice | undefined;
  /** Called with another list, filter or statement; `isStep` where a way back to the one before is wanted. */
  onChoiceChange?: ((choice: HistoryChoice, how: { isStep: boolean }) => void) | undefined;
}

const frame = 'wg:mx-auto wg:w-full wg:max-w-page wg:px-4 wg:py-6 wg:md:px-6';
const begin: HistoryChoice = { tab: 'orders', filter: {} };

/**
 * The user's past: orders, trades, transfers, conversions, purchases, rewards, and the ledger of all that changed the
 * balances; each filtered, searched and exported, with a monthly statement and a tax report.
 */
export function History({ choice: given, onChoiceChange, className, style }: HistoryProps) {
  const [own, setOwn] = useState(begin);
  const choice = given ?? own;
  const choose = (next: HistoryChoice, isStep = true) => {
    setOwn(next);
    onChoiceChange?.(next, { isStep });
  };
  const t = useMessages(messages);
  const { isSignedIn } = useAccount();
  const files = useCsvExport();
  const [isTaxOpen, setTaxOpen] = useState(false);
  const hadTax = useLatch(isTaxOpen);
  const { statement } = choice;
  if (statement !== undefined && isSignedIn) {
    return (
      <div data-widget="history" {...placeOf(frame, { className, style })}>
        <Section>
          <Suspense fallback={<div className="wg:h-96" />}>
            <StatementPage
              month={statement}
              onMonthChange={(month) => choose({ ...choice, statement: month })}
              onBack={() => choose({ tab: choice.tab, filter: choice.filter })}
            />
          </Suspense>
        </Section>
      </div>
    );
  }
  const filterBy = (filter: HistoryFilter, isStep?: boolean) =>
    choose({ tab: choice.tab, filter }, isStep);
  return (
    <div data-widget="history" {...placeOf(frame, { className, style })}>
      <div className="wg:mb-2 wg:flex wg:min-h-9 wg:items-center wg:justify-between wg:gap-3">
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        {isSignedIn ? (
          <ReportsButton
            onStatement={(month) => choose({ ...choice, statement: month })}
            onTax={() => setTaxOpen(true)}
          />
        ) : null}
      </div>
      <Tabs
        value={choice.tab}
        onValueChange={(tab) => choose(withTab(choice, tab as HistoryTab))}
        className="wg:gap-4"
      >
        <TabsList aria-label={t.lists} className="wg:px-0">
          {historyTabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {t.tabs[tab]}
            </TabsTrigger>
          ))}
        </TabsList>
        {historyTabs.map((tab) => (
          <TabsContent key={tab} value={tab}>
            {tab === choice.tab ? (
              <Section>
                <HistoryList
                  key={tab}
                  tab={tab}
                  filter={choice.filter}
                  onFilterChange={filterBy}
                  entry={choice.entry}
                  onEntryChange={(entry, isStep) =>
                    choose({ tab, filter: choice.filter, entry }, isStep)
                  }
                  onElsewhere={(next) => choose(next)}
                  files={files}
                />
              </Section>
            ) : null}
          </TabsContent>
        ))}
      </Tabs>
      {hadTax ? (
        <Section isQuiet>
          <Suspense>
            <TaxReport isOpen={isTaxOpen} onOpenChange={setTaxOpen} />
          </Suspense>
        </Section>
      ) : null}
    </div>
  );
}

/** Opens the reports: the statement of a month, and the tax report of a year. */
function ReportsButton(reports: { onStatement: (month: string) => void; onTax: () => void }) {
  const t = useMessages(messages);
  return (
    <LazyPopup load={loadReports} contentProps={reports}>
      {(button) => (
        <Button {...button}>
          <FileText size={16} strokeWidth={1.5} aria-hidden />
          {t.reports}
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
    </LazyPopup>
  );
}
