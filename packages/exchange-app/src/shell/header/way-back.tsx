import { brandCalled } from '@agio/whitelabel-themes';
import { companyOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** The way from a variant that a visitor entered to the deployment's own app; undefined in that. */
export function useWayBack(): { href: string; label: string } | undefined {
  const t = useTranslate('shell');
  const { wayBack } = useConfig();
  if (wayBack === undefined) return undefined;
  // An address of the server: which mode runs is decided when a page starts.
  return {
    href: `/?company=${companyOf(wayBack)}`,
    label: t('variant.back', { brand: brandCalled(wayBack).title }),
  };
}
