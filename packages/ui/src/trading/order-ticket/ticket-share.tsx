// @where Widgets: shares of the balance (25, 50, 75, 100 %), on the order ticket
import { Slider } from '../../controls/slider/slider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { orderTicketMessages } from './messages.ts';

const shares = [0, 25, 50, 75, 100] as const;

export interface TicketShareProps {
  /** 0 to 100. */
  percent: number;
  /** Called with the new share, 0 to 100. */
  onPercentChange: (percent: number) => void;
  /**
   * `buttons` for touch.
   * @default 'slider'
   */
  variant?: 'slider' | 'buttons' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  labels?: Partial<Record<'name' | 'max', string>> | undefined;
  className?: string | undefined;
}

/** The share of the available amount. */
export function TicketShare({
  percent,
  onPercentChange,
  variant = 'slider',
  disabled = false,
  labels,
  className,
}: TicketShareProps) {
  const text = useMessages(orderTicketMessages);
  const locale = useLocale();
  const name = labels?.name ?? text.share;
  const max = labels?.max ?? text.max;
  const percentOf = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(share / 100);
  if (variant === 'slider') {
    return (
      <Slider
        label={name}
        value={percent}
        onValueChange={onPercentChange}
        disabled={disabled}
        formatValue={percentOf}
        marks={shares.map((value) => ({
          value,
          label: value === 0 ? '0' : value === 100 ? max : percentOf(value),
        }))}
        className={cn('ui:flex-none ui:pt-1', className)}
      />
    );
  }
  return (
    <fieldset
      data-slot="ticket-shares"
      aria-label={name}
      disabled={disabled}
      className={cn('ui:grid ui:flex-none ui:grid-cols-4 ui:gap-2', className)}
    >
      {shares.slice(1).map((share) => (
        <button
          key={share}
          type="button"
          data-slot="ticket-share"
          aria-pressed={percent === share}
          onClick={() => onPercentChange(share)}
          className="ui:h-11 ui:cursor-pointer ui:rounded-control ui:border ui:border-transparent ui:bg-surface-3 ui:text-center ui:text-sm ui:font-medium ui:text-fg-muted ui:num ui:disabled:text-fg-faint ui:aria-pressed:border-accent ui:aria-pressed:bg-accent-soft ui:aria-pressed:text-accent ui:aria-pressed:forced-selected"
        >
          {share === 100 ? max : percentOf(share)}
        </button>
      ))}
    </fieldset>
  );
}
