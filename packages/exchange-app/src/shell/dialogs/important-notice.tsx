import { ImportantNoticeModal } from '@agio/ui/important-notice';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { importantNotice } from '../../shared/storage/important-notice.ts';
import { usePersisted } from '@agio/widgets/provider';

/** What everybody must have read before they trade; open until it is answered, in every tab at once. */
export function ImportantNotice() {
  const t = useTranslate('shell');
  const { links } = useConfig();
  const [state, setState] = usePersisted(importantNotice);
  return (
    <ImportantNoticeModal
      open={state === 'due'}
      onOpenChange={(open) => {
        if (!open) setState('unseen');
      }}
      onAccept={() => setState('seen')}
    >
      {links.terms ? (
        <a
          href={links.terms}
          target="_blank"
          rel="noreferrer"
          className="self-start text-accent underline"
        >
          {t('footer.terms')}
        </a>
      ) : null}
    </ImportantNoticeModal>
  );
}
