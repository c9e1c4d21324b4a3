import { pageBrand, type PageBrand } from './brands.ts';
import { html, type Html } from './html.ts';

/** Description of a demo account on the sign-in page. */
export interface OfferedAccount {
  id: string;
  email: string;
  displayName: string;
  /** One sentence: what this account is for. */
  description: string;
  /** The heading under which it is listed. */
  group?: string;
}

function page(
  title: string,
  body: Html,
  { brand = pageBrand(undefined), script }: { brand?: PageBrand; script?: string | undefined } = {},
): string {
  return html`<!doctype html>
    <html lang="en" dir="ltr" data-brand="${brand.name}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.title}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script src="/identity/assets/theme.js"></script>
        <link rel="stylesheet" href="/identity/assets/identity.css" />
        ${script ? html`<script src="/identity/assets/${script}" defer></script>` : ''}
      </head>
      <body>
        <header>
          <a href="/" class="brand">
            <svg
              viewBox="0 0 24 24"
              width="28"
              height="28"
              fill="none"
              stroke-linecap="round"
              aria-hidden="true"
            >
              ${brand.mark}</svg
            ><span>${brand.title}</span>
          </a>
        </header>
        <main>${body}</main>
        <footer>
          <p>Sandbox: play money, no real accounts. Every password is <strong>agio</strong>.</p>
        </footer>
      </body>
    </html>`.text;
}

/** The page at which an authorization request stops to learn who is there. */
export function signInPage(view: {
  brand: PageBrand;
  accounts: readonly OfferedAccount[];
  /** Typed e-mail address, kept after a refusal. */
  user?: string;
  /** Why the last attempt was refused, and at which field. */
  refusal?: { field: 'user' | 'password'; text: string };
}): string {
  const { brand, accounts, refusal } = view;
  const invalid = (field: 'user' | 'password') =>
    refusal?.field === field ? html`aria-invalid="true" aria-describedby="refusal" autofocus` : '';
  return page(
    refusal ? 'Not signed in' : 'Sign in',
    html`<h1>Sign in</h1>
      <p class="lead">Choose a demo account, or sign in with user name and password.</p>
      <div class="ways">
        <section aria-labelledby="accounts-title">
          <h2 id="accounts-title">Demo accounts</h2>
          <form method="post">
            ${grouped(accounts).map(
              ([group, members]) =>
                html`${group === '' ? '' : html`<h3>${group}</h3>`}
                  <ul class="accounts">
                    ${members.map(
                      (account) =>
                        html`<li>
                          <span class="initials" aria-hidden="true"
                            >${initials(account.displayName)}</span
                          >
                          <span class="who">
                            <button
                              type="submit"
                              name="account"
                              value="${account.id}"
                              aria-describedby="about-${account.id}"
                            >
                              <span class="verb">Continue as</span> ${account.email}
                            </button>
                            <span class="about" id="about-${account.id}"
                              >${account.description}</span
                            >
                          </span>
                        </li>`,
                    )}
                  </ul>`,
            )}
          </form>
        </section>
        <section aria-labelledby="typed-title">
          <h2 id="typed-title">Another account</h2>
          ${refusal ? html`<p class="refusal" id="refusal" role="alert">${refusal.text}</p>` : ''}
          <form method="post" class="typed">
            <label for="user">User name</label>
            <input
              id="user"
              name="user"
              type="text"
              inputmode="email"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              maxlength="254"
              required
              value="${view.user ?? ''}"
              ${invalid('user')}
            />
            <label for="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              maxlength="128"
              required
              ${invalid('password')}
            />
            <button type="submit" class="primary">Sign in</button>
          </form>
          <form method="post" class="leave">
            <button type="submit" name="cancel" value="yes" class="quiet">
              Cancel and go back
            </button>
          </form>
        </section>
      </div>`,
    { brand },
  );
}

/** Asks whether to sign out; when the user did `asked` for it already, the page goes on by itself. `form` comes from the provider. */
export function signOutPage(view: { brand: PageBrand; form: string; asked: boolean }): string {
  const { brand } = view;
  return page(
    'Sign out',
    html`<h1>${view.asked ? 'Signing out …' : `Sign out of ${brand.title}?`}</h1>
      ${trusted(view.form)}
      <div class="choice">
        <button
          type="submit"
          form="op.logoutForm"
          name="logout"
          value="yes"
          class="primary"
          id="sign-out"
        >
          Sign out
        </button>
        ${
          view.asked
            ? ''
            : html`<button type="submit" form="op.logoutForm" class="quiet">Stay signed in</button>`
        }
      </div>`,
    { brand, script: view.asked ? 'sign-out.js' : undefined },
  );
}

/** A page that only says something, with the way back to the exchange. */
export function errorPage(view: { title: string; text: string; detail?: string }): string {
  return page(
    view.title,
    html`<h1>${view.title}</h1>
      <p class="lead">${view.text}</p>
      ${view.detail ? html`<p class="detail"><code>${view.detail}</code></p>` : ''}
      <div class="choice"><a class="primary" href="/">Back to the exchange</a></div>`,
  );
}

const trusted = (text: string): Html => ({ text });

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
}

/** The accounts by heading, both in their order. */
function grouped(accounts: readonly OfferedAccount[]): [string, readonly OfferedAccount[]][] {
  const groups = new Map<string, OfferedAccount[]>();
  for (const account of accounts) {
    const { group = '' } = account;
    groups.set(group, [...(groups.get(group) ?? []), account]);
  }
  return [...groups];
}
