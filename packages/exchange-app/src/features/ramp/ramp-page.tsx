import { Ramp, rampChoiceOf, rampQueryOf } from '@agio/widgets/ramp';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useInAddress } from '../../shared/use-in-address.ts';

/** `/user/portfolio/ramp?side=buy&crypto=BTC&fiat=CHF&amount=500`; a provider's page leads back with `orderId`. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.ramp.name'));
  const [choice, setChoice] = useInAddress(rampChoiceOf, rampQueryOf);
  return <Ramp choice={choice} onChoiceChange={setChoice} />;
}
