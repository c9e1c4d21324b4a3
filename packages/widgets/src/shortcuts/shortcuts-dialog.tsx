import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@agio/ui/dialog';
import { Switch } from '@agio/ui/switch';
import { useMessages } from '@agio/ui/language';
import { useAccount, useSetting } from '../host/index.ts';
import { tradingKeys, tradingPreferences } from '../preferences/index.ts';
import { messages } from './messages.ts';

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The keys that open the host's search: `Ctrl K`. */
  searchKeys: string;
}

const backOffice = {
  place: 'backOffice',
  keys: [
    { name: 'nextCase', keys: ['J'] },
    { name: 'previousCase', keys: ['K'] },
    { name: 'openCase', keys: ['Enter'] },
    { name: 'approve', keys: ['A'] },
    { name: 'reject', keys: ['R'] },
    { name: 'askMore', keys: ['M'] },
    { name: 'takeCase', keys: ['E'] },
    { name: 'takeNext', keys: ['T'] },
    { name: 'note', keys: ['N'] },
    { name: 'queue', keys: ['U'] },
    { name: 'sendReason', keys: ['Ctrl Enter'] },
  ],
} as const;

const documentKeys = {
  place: 'document',
  keys: [
    { name: 'zoomDocument', keys: ['+', '−'] },
    { name: 'fitDocument', keys: ['0'] },
    { name: 'turnDocument', keys: ['R'] },
    { name: 'documentPages', keys: ['PgUp', 'PgDn'] },
    { name: 'documentSides', keys: ['←', '→'] },
  ],
} as const;

/** Keys and their actions, by place. */
export function ShortcutsDialog({ open, onOpenChange, searchKeys }: ShortcutsDialogProps) {
  const t = useMessages(messages);
  const { kind } = useAccount();
  const [preferences, setPreferences] = useSetting(tradingPreferences);
  const places = [
    {
      place: 'everywhere',
      keys: [
        { name: 'palette', keys: [searchKeys] },
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
    ...(kind === 'officer' || kind === 'admin' ? [backOffice, documentKeys] : []),
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {places.map(({ place, keys }) => (
            <section key={place} aria-label={t[place]} className="wg:mb-4 wg:last:mb-0">
              <h3 className="wg:mb-1 wg:text-xs wg:font-medium wg:text-fg-muted">{t[place]}</h3>
              {place === 'tradingKeys' ? (
                <Switch
                  className="wg:mb-2"
                  label={t.tradingKeysOn}
                  hint={t.tradingKeysHint}
                  checked={preferences.tradingKeys}
                  onCheckedChange={(on) => setPreferences({ ...preferences, tradingKeys: on })}
                />
              ) : null}
              <dl>
                {keys.map(({ name, keys: caps }) => (
                  <div
                    key={name}
                    className="wg:flex wg:min-h-9 wg:items-center wg:justify-between wg:gap-4 wg:border-t wg:border-line-overlay wg:text-sm"
                  >
                    <dt>{t[name]}</dt>
                    <dd className="wg:flex wg:flex-none wg:gap-1">
                      {caps.map((cap) => (
                        <kbd
                          key={cap}
                          className="wg:grid wg:h-5.5 wg:min-w-5.5 wg:place-items-center wg:rounded-sm wg:bg-surface-3 wg:px-1.5 wg:font-text wg:text-xs wg:font-medium"
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
