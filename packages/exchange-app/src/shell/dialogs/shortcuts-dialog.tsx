import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { Switch } from '@agio/ui/switch';
import { tradingKeys, tradingPreferences, useSetting } from '@agio/widgets/provider';
import { useTranslate } from '../../shared/language/use-translate.ts';
import type { DialogProps } from './dialog.ts';
import { searchShortcut } from './palette-keys.ts';

/** What the keyboard does, and where. */
export function ShortcutsDialog({ open, onOpenChange }: DialogProps) {
  const t = useTranslate('shortcuts');
  const [preferences, setPreferences] = useSetting(tradingPreferences);
  const places = [
    {
      place: 'everywhere',
      keys: [
        { name: 'palette', keys: [searchShortcut()] },
        { name: 'list', keys: ['?'] },
        { name: 'leave', keys: ['Esc'] },
      ],
    },
    { place: 'markets', keys: [{ name: 'search', keys: ['/'] }] },
    { place: 'desk', keys: [{ name: 'ticket', keys: ['T'] }] },
    {
      place: 'tradingKeys',
      keys: tradingKeys.map(({ key, does }) => ({ name: does, keys: [key.toUpperCase()] })),
    },
    {
      place: 'chart',
      keys: [
        { name: 'candles', keys: ['←', '→'] },
        { name: 'pan', keys: ['PgUp', 'PgDn'] },
        { name: 'zoom', keys: ['+', '−'] },
        { name: 'newest', keys: ['0'] },
        { name: 'restore', keys: ['Esc'] },
      ],
    },
    {
      place: 'book',
      keys: [
        { name: 'levels', keys: ['↑', '↓'] },
        { name: 'columns', keys: ['←', '→'] },
        { name: 'take', keys: ['Enter'] },
        { name: 'spread', keys: ['S'] },
      ],
    },
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {places.map(({ place, keys }) => (
            <section key={place} aria-label={t(place)} className="mb-4 last:mb-0">
              <h3 className="mb-1 text-xs font-medium text-fg-muted">{t(place)}</h3>
              {place === 'tradingKeys' ? (
                <Switch
                  className="mb-2"
                  label={t('tradingKeysOn')}
                  hint={t('tradingKeysHint')}
                  checked={preferences.tradingKeys}
                  onCheckedChange={(on) => setPreferences({ ...preferences, tradingKeys: on })}
                />
              ) : null}
              <dl>
                {keys.map(({ name, keys: caps }) => (
                  <div
                    key={name}
                    className="flex min-h-9 items-center justify-between gap-4 border-t border-line-overlay text-sm"
                  >
                    <dt>{t(name)}</dt>
                    <dd className="flex flex-none gap-1">
                      {caps.map((cap) => (
                        <kbd
                          key={cap}
                          className="grid h-5.5 min-w-5.5 place-items-center rounded-sm bg-surface-3 px-1.5 font-text text-xs font-medium"
                        >
                          {cap}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
