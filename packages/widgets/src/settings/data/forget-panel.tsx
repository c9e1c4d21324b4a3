import { storageKeys } from '@agio/api-client';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { useState, useSyncExternalStore } from 'react';
import { useAccount, useHost } from '../../host/index.ts';
import { ConfirmDialog } from '../../intent/confirm-dialog.tsx';
import { dataMessages } from './data-messages.ts';
import { forget, type KeptItem, keptIn } from '../model/kept-here.ts';
import { SettingRow, SettingsPanel } from '../settings-panel.tsx';

const nothing = '[]';

function follow(onChange: () => void) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Lists what this browser keeps, and removes it after a question. */
export function ForgetPanel({ onForgotten }: { onForgotten: () => void }) {
  const { data: t } = useMessages(dataMessages);
  const locale = useLocale();
  const { isSignedIn } = useAccount();
  const { local, session } = useHost().storage;
  const stores = [local, session];
  // Text form of the items, which is equal while they are.
  const text = useSyncExternalStore(
    follow,
    () => JSON.stringify(keptIn(stores)),
    () => nothing,
  );
  const kept = JSON.parse(text) as readonly KeptItem[];
  const [isAsking, setAsking] = useState(false);
  const wordsOf = ({ key, name }: KeptItem) =>
    name === undefined
      ? t.other({ key })
      : name === 'signInUnderWay'
        ? t.signInUnderWay
        : t.keys[name];
  const { compare } = new Intl.Collator(locale);
  const lines = kept
    .map((item) => ({ key: item.key, words: wordsOf(item) }))
    .toSorted((a, b) => compare(a.words, b.words));
  const signsOut = isSignedIn && kept.some(({ key }) => key === storageKeys.tokens);
  return (
    <SettingsPanel title={t.forget}>
      <SettingRow label={t.forgetNow} hint={t.forgetHint}>
        <Button
          variant="danger-soft"
          size="sm"
          disabled={kept.length === 0}
          onClick={() => setAsking(true)}
        >
          {t.forgetNow}
        </Button>
      </SettingRow>
      <div className="wg:border-t wg:border-line wg:px-4 wg:py-3.5">
        <h3 className="wg:mb-1 wg:text-sm wg:font-medium wg:text-fg-muted">{t.kept}</h3>
        {kept.length === 0 ? <p className="wg:text-sm">{t.nothingKept}</p> : null}
        <ul className="wg:text-sm">
          {lines.map(({ key, words }) => (
            <li key={key} className="wg:py-1">
              {words}
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question}
        text={`${t.questionText({ count: kept.length })}${signsOut ? ` ${t.questionSignOut}` : ''}`}
        cancel={t.keep}
        confirm={t.forgetNow}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          forget(stores);
          onForgotten();
        }}
      />
    </SettingsPanel>
  );
}
