import { formatPercent } from '@agio/money';
import { ComboboxField } from '@agio/ui/combobox-field';
import { Panel } from '@agio/ui/panel';
import { RadioCard, RadioGroup } from '@agio/ui/radio-group';
import type { Glyph } from '@agio/ui/glyph';
import { Banknote, CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import { useHost, WidgetLink } from '../host/index.ts';
import { SideSwitch } from '../amounts/side-switch.tsx';
import { leftOf } from './model/ramp-summary.ts';
import { RampAmount, type RampAmountProps } from './ramp-amount.tsx';
import { begun, fiatText } from './ramp-words.ts';

export type RampFormProps = Omit<RampAmountProps, 'end'>;

/** Form of a purchase or sale: asset, country, amount and payment method. */
export function RampForm(props: RampFormProps) {
  const { state, dispatch, places, format } = props;
  const { t } = format;
  return (
    <Panel aria-label={t.title} className="wg:flex wg:flex-col wg:gap-4 wg:p-5 wg:max-sm:p-4">
      <SideSwitch value={state.side} onChange={(side) => dispatch({ type: 'sideChosen', side })} />
      <ComboboxField
        label={t.country}
        options={places.countries.map(({ code, name }) => ({
          value: code,
          label: name,
          keywords: [code],
          media: <Code>{code}</Code>,
        }))}
        value={state.country}
        onValueChange={(country) =>
          dispatch({
            type: 'countryChosen',
            country,
            fiat: places.countries.find(({ code }) => code === country)?.currency,
          })
        }
      />
      <RampAmount end="pay" {...props} />
      <RampAmount end="receive" {...props} />
      <Methods {...props} />
      <Limit {...props} />
    </Panel>
  );
}

const Code = ({ children }: { children: string }) => (
  <span
    aria-hidden
    className="wg:rounded-sm wg:bg-surface-3 wg:px-1.5 wg:py-0.5 wg:text-xs wg:font-semibold wg:text-fg-muted"
  >
    {children}
  </span>
);

/** Icons by the id that the exchange gives a method; others have the plain one. */
const icons: Readonly<Record<string, Glyph>> = {
  bank: Landmark,
  'sepa-instant': Landmark,
  card: CreditCard,
  twint: Smartphone,
  'apple-pay': Wallet,
};

function Methods({ state, dispatch, summary, context, format: { t, locale } }: RampFormProps) {
  const { methods, method } = summary;
  if (context.methods && methods.length === 0) {
    return (
      <p className="wg:text-sm wg:text-fg-muted">
        {t.method.none({ fiat: state.fiat })} {t.method.noneMore}
      </p>
    );
  }
  return (
    <div>
      <div aria-hidden className="wg:mb-1.5 wg:text-sm wg:text-fg-muted">
        {t.method[state.side]}
      </div>
      <RadioGroup
        label={t.method[state.side]}
        value={method?.id}
        onValueChange={(id) => dispatch({ type: 'methodChosen', method: id })}
        className={`wg:grid ${context.methods ? 'wg:min-h-15' : 'wg:min-h-39'} wg:grid-cols-2 wg:gap-2 wg:max-[359px]:grid-cols-1`}
      >
        {methods.map(({ id, name, speed, feePercent }) => {
          const Icon = icons[id] ?? Banknote;
          return (
            <RadioCard
              key={id}
              value={id}
              label={name}
              media={
                <Icon
                  size={18}
                  strokeWidth={1.5}
                  aria-hidden
                  className="wg:flex-none wg:text-fg-muted"
                />
              }
              hint={
                feePercent === undefined
                  ? begun(speed, locale)
                  : t.method.about({
                      speed: begun(speed, locale),
                      fee: formatPercent(feePercent, { locale }),
                    })
              }
            />
          );
        })}
      </RadioGroup>
    </div>
  );
}

/** Rest of the tier's limit, and a link to raise it. */
function Limit({ context: { limits, account }, format: { t, locale } }: RampFormProps) {
  const { links } = useHost();
  // Limits of before are not said of an account that may not buy now.
  if (account === 'notActive' || account === 'guest') return null;
  if (!limits) return <p className="wg:h-4" />;
  const { currency, perDay } = limits;
  const left = leftOf(limits);
  return (
    <p className="wg:flex wg:flex-wrap wg:justify-between wg:gap-x-3 wg:text-xs wg:text-fg-muted">
      <span className="wg:num wg:whitespace-normal">
        {perDay === null || !left
          ? t.limit.none
          : t.limit.left({
              left: fiatText(left, currency, locale),
              limit: fiatText(perDay, currency, locale),
            })}
      </span>
      {links.verification === undefined ? null : (
        <WidgetLink
          href={links.verification}
          className="wg:font-medium wg:text-accent wg:hover:underline"
        >
          {t.limit.more}
        </WidgetLink>
      )}
    </p>
  );
}
