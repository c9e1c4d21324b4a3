import { History, historyChoiceOf, historyQueryOf } from '@agio/widgets/history';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useInAddress } from '../../shared/use-in-address.ts';

/** `/user/history?list=transfers&symbol=BTC`: list, filter, search and statement are kept in the address. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.history.name'));
  const [choice, setChoice] = useInAddress(historyChoiceOf, historyQueryOf);
  return <History choice={choice} onChoiceChange={setChoice} />;
}
