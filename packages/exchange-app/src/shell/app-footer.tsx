import { Footer, FooterLink } from '@agio/ui/footer';
import { useState } from 'react';
import { useConfig } from '../config/use-config.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { brandNames } from '../shared/brand-names.ts';

/** The legal links of the deployment; without any there is no footer. */
export function AppFooter() {
  const t = useTranslate('shell');
  const { brand, links } = useConfig();
  const [year] = useState(() => String(new Date().getFullYear()));
  const entries = (['terms', 'privacy', 'support', 'apiDocumentation'] as const).flatMap((id) => {
    const href = links[id];
    return href === undefined ? [] : [{ id, href }];
  });
  if (entries.length === 0) return null;
  return (
    <Footer>
      <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-5">
        {entries.map(({ id, href }) => (
          <FooterLink key={id} href={href} target="_blank" rel="noreferrer">
            {t(`footer.${id}`)}
          </FooterLink>
        ))}
      </nav>
      <span className="ms-auto">
        {t('footer.copyright', {
          year,
          brand: brandNames[brand],
        })}
      </span>
    </Footer>
  );
}
