import { SimpleTrading, tradeChoiceOf, tradeQueryOf } from '@agio/widgets/simple-trading';
import { usePageTitle } from '../../config/brand.ts';
import { useTranslate } from '../../shared/language/translator.tsx';
import { useInAddress } from '../../shared/use-in-address.ts';

/** `/aurum/simple-trading?commodity=XAUG&side=sell&amount=2`: what is chosen is kept in the address. */
export function Component() {
  usePageTitle(useTranslate('shell')('pages.simpleTrading.name'));
  const [choice, setChoice] = useInAddress(tradeChoiceOf, tradeQueryOf);
  return (
    <SimpleTrading
      choice={choice}
      // Back leads from a commodity to the list.
      onChoiceChange={(next) => setChoice(next, { isStep: next.commodity !== choice.commodity })}
    />
  );
}
