// @where Widgets: toasts: how long they stay; an error stays until it is dismissed
import { Button } from '@agio/ui/button';
import { toast, Toaster } from '@agio/ui/toaster';
import { useEffect } from 'react';
import type { NoticeKind } from '../host/notice-log.ts';
import { displayNotices, type ShownNotice } from '../host/notices.ts';
import { useToastPlace } from '../host/toast-place.tsx';

/** Shows the notices of `toastNotices`. */
export function Toasts() {
  useEffect(() => displayNotices({ show: showToast, close: toast.dismiss }), []);
  return <Toaster container={useToastPlace()} className="wg:max-md:absolute wg:max-md:top-2" />;
}

function showToast(
  kind: NoticeKind | 'progress',
  { id, title, description, language, action, closesAfter, share }: ShownNotice,
) {
  const lines = description?.split('\n') ?? [];
  const shown = toast[kind === 'info' ? 'default' : kind](title, {
    id,
    duration: closesAfter,
    progress: share,
    description: lines.map((line) => (
      <div key={line} lang={language}>
        {line}
      </div>
    )),
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
