import { toast, Toaster } from '@agio/ui/toaster';
import type { Notice, NoticeKind } from './notices.ts';
import { useToastPlace } from './toast-place.tsx';

/** The toasts for a host without its own. */
export function Toasts() {
  return <Toaster container={useToastPlace()} className="wg:max-md:absolute wg:max-md:top-2" />;
}

export function showToast(kind: NoticeKind, { id, title, description, closesAfter }: Notice): void {
  toast[kind === 'info' ? 'default' : kind](title, { id, duration: closesAfter, description });
}

export const closeToast = (id: string): void => toast.dismiss(id);
