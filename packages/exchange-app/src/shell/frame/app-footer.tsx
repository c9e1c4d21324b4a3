import { Footer, FooterLink } from '@agio/ui/footer';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { useWayBack } from '../header/way-back.tsx';
import { useTranslate } from '../../shared/language/use-translate.ts';

/** The legal links of the deployment, and who it is from: in a variant, who stands behind it. */
export function AppFooter() {
  const t = useTranslate('shell');
  const { links } = useConfig();
  const { title: brand } = useBrand();
  const wayBack = useWayBack();
  const [year] = useState(() => String(new Date().getFullYear()));
  const entries = (['terms', 'privacy', 'support', 'apiDocumentation'] as const).flatMap((id) => {
    const href = links[id];
    return href === undefined && id !== 'support' ? [] : [{ id, href }];
  });
  return (
    <Footer>
      <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-5">
        {entries.map(({ id, href }) =>
          href === undefined ? (
            <FooterLink key={id} asChild>
              <Link to="/user/support">{t(`footer.${id}`)}</Link>
            </FooterLink>
          ) : (
            <FooterLink key={id} href={href} target="_blank" rel="noreferrer">
              {t(`footer.${id}`)}
            </FooterLink>
          ),
        )}
        {wayBack ? <FooterLink href={wayBack.href}>{wayBack.label}</FooterLink> : null}
      </nav>
      <span className="ms-auto">{t('footer.copyright', { year, brand })}</span>
    </Footer>
  );
}
