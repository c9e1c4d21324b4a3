import { Footer, FooterLink } from '@agio/ui/footer';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../config/brand.ts';
import { footerLinks, useFooterLinks } from './footer-links.ts';
import { useWayBack } from '../header/way-back.tsx';
import { useTranslate } from '../../shared/language/translator.tsx';

/**
 * Terms, privacy, support and API documentation (spec §2, White-label navigation), in every mode: pages that ship, until
 * the deployment names its own; and who the app is from, in a variant who stands behind it.
 */
export function AppFooter() {
  const t = useTranslate('shell');
  const links = useFooterLinks();
  const { title: brand } = useBrand();
  const wayBack = useWayBack();
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <Footer>
      <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-5">
        {footerLinks.map((id) =>
          links[id].isOwn ? (
            <FooterLink key={id} asChild>
              <Link to={links[id].href}>{t(`footer.${id}`)}</Link>
            </FooterLink>
          ) : (
            <FooterLink key={id} href={links[id].href} target="_blank" rel="noreferrer">
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
