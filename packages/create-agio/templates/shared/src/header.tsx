import { isSignedIn } from '@agio/api-client';
import { useExchange, useSession } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { languageCalled } from '@agio/ui/languages';
import { Logo } from '@agio/ui/logo';
import type { Brand } from './brand.ts';
import { languages } from './languages/index.ts';
import { choose, type Code, offered } from './words.ts';

/** Logo, pages, language, and the account. */
export function Header({ brand, code }: { brand: Brand; code: Code }) {
  const { session } = useExchange();
  const state = useSession();
  const { own } = languages[code];
  const { title, logo, prefix = '/', navigation } = brand.brandIdentity;
  const scheme = document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
  const pages = navigation ?? [
    { id: 'trade', path: prefix, label: { [code]: own.trade } },
    { id: 'markets', path: '/markets', label: { [code]: own.markets } },
  ];
  return (
    <header className="host-header">
      <a href={prefix}>
        <Logo mark={logo} scheme={scheme} name={title} />
      </a>
      <nav>
        {pages.map(({ id, path, label }) => (
          <a key={id} href={path} aria-current={location.pathname === path ? 'page' : undefined}>
            {label?.[code] ?? label?.['en'] ?? id}
          </a>
        ))}
      </nav>
      {offered(brand).length > 1 && (
        <select
          aria-label={own.language}
          value={code}
          onChange={(event) => choose(event.target.value)}
        >
          {offered(brand).map((each) => (
            <option key={each} value={each}>
              {languageCalled(each).name}
            </option>
          ))}
        </select>
      )}
      {isSignedIn(state) ? (
        <>
          <span>{state.user?.name}</span>
          <Button size="sm" onClick={() => void session.signOut()}>
            {own.signOut}
          </Button>
        </>
      ) : (
        <Button size="sm" variant="primary" onClick={() => void session.signIn()}>
          {own.signIn}
        </Button>
      )}
    </header>
  );
}
