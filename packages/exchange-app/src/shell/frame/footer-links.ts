import { useBrand } from '../../config/brand.ts';
import { useConfig } from '../../config/use-config.ts';
import { pagesFor } from '../../navigation.ts';

/** The links of the footer, in the order of spec §2. */
export const footerLinks = ['terms', 'privacy', 'support', 'apiDocumentation'] as const;

type FooterLinks = Readonly<
  Record<(typeof footerLinks)[number], { readonly href: string; readonly isOwn: boolean }>
>;

/** Returns the links of the footer: to the deployment's own documents, else to the pages that ship. */
export function useFooterLinks(): FooterLinks {
  const { links } = useConfig();
  const pages = pagesFor('guest', useBrand());
  return Object.fromEntries(
    footerLinks.map((id) => {
      const own = pages.find((page) => page.id === id)?.to ?? '/';
      return [id, { href: links[id] ?? own, isOwn: links[id] === undefined }];
    }),
  ) as FooterLinks;
}
