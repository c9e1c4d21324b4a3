import type { ApiError } from '@agio/api-client';
import { useTranslate } from '../i18n/use-translate.ts';

/** Why a part of a page could not be loaded, as a sentence. Where an answer was not understood it says at which place. */
export function useFailureWords(): (error: ApiError) => string {
  const t = useTranslate('shell');
  return ({ kind, path, errorCode, status }) => {
    switch (kind) {
      case 'network':
        return t('failure.network');
      case 'timeout':
        return t('failure.timeout');
      case 'malformed':
        return path ? `${t('failure.malformed')} (${path})` : t('failure.malformed');
      default:
        return t('failure.code', { code: String(errorCode ?? status ?? kind) });
    }
  };
}
