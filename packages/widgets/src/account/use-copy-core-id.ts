import { useMessages } from '@agio/ui/language';
import { useHost } from '../host/index.ts';
import { messages } from './messages.ts';

/** Returns a function that copies the reader's Core ID, and says what became of it: a menu is closed by then. */
export function useCopyCoreId(): (coreId: string) => Promise<void> {
  const { coreId: t } = useMessages(messages);
  const { notices } = useHost();
  return async (coreId) => {
    const notice = { id: 'core-id', description: coreId };
    try {
      // Missing on pages without TLS.
      await navigator.clipboard.writeText(coreId);
      notices.success({ ...notice, title: t.copied, closesAfter: 4000 });
    } catch {
      notices.warning({ ...notice, title: t.notCopied });
    }
  };
}
