import { formatCompact, formatCrypto, formatFiat, formatPercent } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** Samples of figures with the language, numbers, currency and price colours that are chosen. */
export function NumbersPanel({ currency }: { currency: string }) {
  const { numbers: t } = useMessages(messages);
  const locale = useLocale();
  const samples = [
    {
      name: t.crypto,
      text: formatCrypto('0.684210', { locale, minDigits: 6 }),
      hint: t.cryptoHint,
    },
    {
      name: t.fiat,
      text: formatFiat('129788.64', { currency, locale, display: 'code' }),
      hint: t.fiatHint,
    },
    {
      name: t.change,
      text: formatPercent('1.84', { locale, signed: true }),
      hint: t.changeHint,
      isUp: true,
    },
    { name: t.large, text: formatCompact('2410000000', { locale }), hint: t.largeHint },
  ];
  return (
    <SettingsPanel title={t.title} about={t.about}>
      <dl className="wg:grid wg:grid-cols-4 wg:max-sm:grid-cols-2">
        {samples.map(({ name, text, hint, isUp }) => (
          <div
            key={name}
            className="wg:border-s wg:border-line wg:px-4 wg:py-3 wg:first:border-s-0"
          >
            <dt className="wg:text-sm wg:text-fg-muted">{name}</dt>
            <dd className={`wg:num wg:text-md wg:font-semibold ${isUp ? 'wg:text-up' : ''}`}>
              <bdi dir="ltr">{text}</bdi>
            </dd>
            <dd className="wg:text-xs wg:text-fg-muted">{hint}</dd>
          </div>
        ))}
      </dl>
    </SettingsPanel>
  );
}
