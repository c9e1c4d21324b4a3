import { Convert, convertChoiceOf, convertQueryOf } from '@agio/widgets/convert';
import { usePageTitle } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useInAddress } from '../../shared/use-in-address.ts';

/** Default asset to pay with (spec §9, default asset). */
const usualFrom = 'USDC';

/** `/convert?from=BTC&to=USDC&amount=0.1`: what is chosen is kept in the address. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.convert.name'));
  const [base = '', quote = ''] = useConfig().defaultPair.split('-');
  const usual = [usualFrom, base === usualFrom ? quote : base] as const;
  const [choice, setChoice] = useInAddress(
    (query) => convertChoiceOf(query, usual),
    convertQueryOf,
  );
  return <Convert choice={choice} onChoiceChange={setChoice} />;
}
