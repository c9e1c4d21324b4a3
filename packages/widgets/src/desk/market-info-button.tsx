import type { Instrument } from '@agio/api-client/contract';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Info } from 'lucide-react';
import { memo } from 'react';
import { partOf } from '../states/lazy-part.ts';
import { messages } from './messages.ts';

const load = partOf(() => import('./market-info.tsx'), 'MarketInfo');

/** Opens the rules and the state of a market. */
export const MarketInfoButton = memo(function MarketInfoButton({
  instrument,
  isPhone,
}: {
  instrument: Instrument;
  isPhone: boolean;
}) {
  const t = useMessages(messages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={{ instrument, isPhone }}>
      {(button) => (
        <IconButton size={isPhone ? 'lg' : 'sm'} label={t.info.name} {...button}>
          <Info size={isPhone ? 20 : 16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyPopup>
  );
});
