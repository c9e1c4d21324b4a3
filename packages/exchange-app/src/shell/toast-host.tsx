import { Button } from '@agio/ui/button';
import { toast, Toaster } from '@agio/ui/toaster';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { hostNotices, type Notice, type NoticeKind } from '../shared/notify.ts';
import { useToastPlace } from '../shared/toast-place.tsx';

/** Shows what `notify` sends. */
export function ToastHost() {
  const t = useTranslate('shell');
  useEffect(() => hostNotices({ show: showToast, close: toast.dismiss }), []);
  return (
    <Toaster
      container={useToastPlace()}
      className="max-md:absolute max-md:top-2"
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
