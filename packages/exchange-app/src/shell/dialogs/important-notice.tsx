import { ImportantNoticeModal } from '@agio/ui/important-notice';
import { useTranslate } from '../../shared/language/translator.tsx';
import { importantNotice } from '../../shared/storage/notices.ts';
import { useFooterLinks } from '../frame/footer-links.ts';
import { usePersisted } from '@agio/widgets/host';

/** Notice that each user must read before they trade; open until it is answered, in every tab at once. */
export function ImportantNotice() {
  const t = useTranslate('shell');
  const { terms } = useFooterLinks();
  const [state, setState] = usePersisted(importantNotice);
  return (
    <ImportantNoticeModal
      open={state === 'due'}
      onOpenChange={(open) => {
        if (!open) setState('unseen');
      }}
      onAccept={() => setState('seen')}
    >
      <a
        href={terms.href}
        target="_blank"
        rel="noreferrer"
        className="self-start text-accent underline"
      >
        {t('footer.terms')}
      </a>
    </ImportantNoticeModal>
  );
}
