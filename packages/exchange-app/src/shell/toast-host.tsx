import { Button } from '@agio/ui/button';
import { toast, Toaster } from '@agio/ui/toaster';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { hostNotices, type Notice, type NoticeKind } from '../shared/notify.ts';

/** Shows what `notify` sends. */
export function ToastHost() {
  const t = useTranslate('shell');
  useEffect(() => hostNotices(showToast), []);
  return (
    <Toaster
      // Under the header: nothing in it may be out of reach until a toast is closed.
      className="top-15"
      labels={{
        region: t('toast.region'),
        close: t('toast.close'),
        waiting: (count) => t('toast.waiting', { count }),
        clear: t('toast.clear'),
      }}
    />
  );
}

function showToast(kind: NoticeKind, { id, title, description, action, closesAfter }: Notice) {
  const lines = description?.split('\n') ?? [];
  const shown = toast[kind === 'info' ? 'default' : kind](title, {
    id,
    duration: closesAfter,
    description: lines.map((line) => <div key={line}>{line}</div>),
    action: action ? (
      <Button
        size="sm"
        onClick={() => {
          toast.dismiss(shown);
          action.onClick();
        }}
      >
        {action.label}
      </Button>
    ) : undefined,
  });
}
