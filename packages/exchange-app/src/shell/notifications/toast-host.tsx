import { Button } from '@agio/ui/button';
import { toast, Toaster } from '@agio/ui/toaster';
import { useEffect } from 'react';
import { hostNotices, type Notice, type NoticeKind } from '../../shared/notices/notify.ts';
import { useToastPlace } from '@agio/widgets/provider';

/** Shows what `notify` sends. */
export function ToastHost() {
  useEffect(() => hostNotices({ show: showToast, close: toast.dismiss }), []);
  return <Toaster container={useToastPlace()} className="max-md:absolute max-md:top-2" />;
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
