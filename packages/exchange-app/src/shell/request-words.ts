import { requestStatuses, requestTypes } from '@agio/api-client/contract';
import type { PendingApprovalLabels } from '@agio/ui/pending-approval';
import type { UploadDocumentsLabels } from '@agio/ui/upload-documents';
import type { Translate } from '../i18n/words.ts';

type Translator = Translate<'notices'>;

const wordsOf = <Code extends string>(codes: readonly Code[], word: (code: Code) => string) =>
  Object.fromEntries(codes.map((code) => [code, word(code)]));

/** The words of the dialog about a request. */
export function requestLabels(t: Translator): PendingApprovalLabels {
  return {
    close: t('request.close'),
    titles: wordsOf(requestStatuses, (status) => t(`request.titles.${status}`)),
    otherTitle: t('request.otherTitle'),
    leads: wordsOf(requestStatuses, (status) => t(`request.leads.${status}`)),
    otherLead: t('request.otherLead'),
    alert: t('request.alert'),
    reason: t('request.reason'),
    reasonAt: (time) => t('request.reasonAt', { time }),
    reference: t('request.reference'),
    request: t('request.request'),
    readySince: t('request.readySince'),
    documents: t('request.documents'),
    files: (count, size) => t('request.files', { count, size }),
    none: t('request.none'),
    upload: t('request.upload'),
    uploadMore: t('request.uploadMore'),
    understand: t('request.understand'),
    requestTypes: wordsOf(requestTypes, (type) => t(`request.types.${type}`)),
    waiting: {
      waitingFor: t('request.waitingFor'),
      days: (count) => t('request.days', { count }),
      hours: (count) => t('request.hours', { count }),
      minutes: (count) => t('request.minutes', { count }),
      seconds: (count) => t('request.seconds', { count }),
    },
  };
}

/** The words that the dialogs with an upload share. */
export function uploadLabels(
  t: Translator,
): Omit<UploadDocumentsLabels, 'title' | 'close' | 'lead' | 'done'> {
  return {
    zone: t('upload.zone'),
    zoneLabels: {
      drop: t('upload.drop'),
      or: t('upload.or'),
      choose: t('upload.chooseFiles'),
      limits: ({ types, maxSize, maxCount }) =>
        t('upload.limits', {
          types: types.slice(0, -1).join(', '),
          last: types.at(-1) ?? '',
          size: maxSize / 1024 / 1024,
          count: maxCount,
        }),
    },
    listLabels: {
      list: t('upload.list'),
      ready: t('upload.ready'),
      done: t('upload.uploaded'),
      remove: (name) => t('upload.remove', { name }),
      sending: (sent, size, share) => t('upload.sending', { sent, size, share }),
      rejected: {
        type: () => t('upload.rejected.type'),
        size: (size, { maxSize }) =>
          t('upload.rejected.size', { size, limit: maxSize / 1024 / 1024 }),
        empty: () => t('upload.rejected.empty'),
        count: (_, { maxCount }) => t('upload.rejected.count', { count: maxCount }),
        duplicate: () => t('upload.rejected.duplicate'),
      },
    },
    sendable: (good, count) => t('upload.sendable', { good, count }),
    makeSmaller: t('upload.makeSmaller'),
    retry: t('upload.retry'),
    cancel: t('upload.cancel'),
    choose: t('upload.choose'),
    wait: (count) => t('upload.wait', { count }),
    submit: (count) => t('upload.submit', { count }),
  };
}
