// @where Sandbox: pages of the sign-in
import { pageBrand, type PageBrand } from './brands.ts';
import type { Language } from '../../core/index.ts';
import { around, gapMark, html, type Html } from './html.ts';

/** Description of a demo account on the sign-in page. */
export interface OfferedAccount {
  id: string;
  email: string;
  displayName: string;
  /** One sentence in English: what this account is for. */
  description: string;
  /** The heading in English under which it is listed. */
  group?: string;
}

function page(
  title: string,
  body: Html,
  {
    language,
    brand = pageBrand(undefined),
    script,
    isOfDemo = true,
  }: {
    language: Language;
    brand?: PageBrand;
    script?: string | undefined;
    /** False: its password is a secret. */
    isOfDemo?: boolean;
  },
): string {
  return html`<!doctype html>
    <html lang="${language.tag}" dir="${language.direction}" data-brand="${brand.name}">
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
        ${
          isOfDemo
            ? html`<footer>
                <p>
                  ${around(
                    language.say('identity.footer', { password: gapMark }),
                    html`<strong>agio</strong>`,
                  )}
                </p>
              </footer>`
            : ''
        }
      </body>
    </html>`.text;
}

/** The page at which an authorization request stops to learn who is there. */
export function signInPage(view: {
  language: Language;
  brand: PageBrand;
  accounts: readonly OfferedAccount[];
  /** Typed e-mail address, kept after a refusal. */
  user?: string;
  /** Reason of the last refusal, and its field. */
  refusal?: { field: 'user' | 'password'; text: string };
  /** A program on the reader's computer opened the page. */
  isForProgram?: boolean;
}): string {
  const { language, brand, accounts, refusal } = view;
  const { say } = language;
  const continueAs = say('identity.signIn.continueAs', { email: gapMark }).split(gapMark);
  const verb = (part: string | undefined) => (part ? html`<span class="verb">${part}</span>` : '');
  const invalid = (field: 'user' | 'password') =>
    refusal?.field === field ? html`aria-invalid="true" aria-describedby="refusal" autofocus` : '';
  return page(
    say(refusal ? 'identity.signIn.titleRefused' : 'identity.signIn.title'),
    html`<h1>${say('identity.signIn.title')}</h1>
      <p class="lead">
        ${say(view.isForProgram ? 'identity.signIn.leadOfProgram' : 'identity.signIn.lead')}
      </p>
      <div class="ways">
        <section aria-labelledby="accounts-title">
          <h2 id="accounts-title">${say('identity.signIn.accounts')}</h2>
          <form method="post">
            ${grouped(accounts).map(
              ([group, members]) =>
                html`${group === '' ? '' : html`<h3>${language.translate(group)}</h3>`}
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
                              ${verb(continueAs[0])}<bdi>${account.email}</bdi>${verb(continueAs[1])}
                            </button>
                            <span class="about" id="about-${account.id}"
                              >${language.translate(account.description)}</span
                            >
                          </span>
                        </li>`,
                    )}
                  </ul>`,
            )}
          </form>
        </section>
        <section aria-labelledby="typed-title">
          <h2 id="typed-title">${say('identity.signIn.otherAccount')}</h2>
          ${refusal ? html`<p class="refusal" id="refusal" role="alert">${refusal.text}</p>` : ''}
          <form method="post" class="typed">
            <label for="user">${say('identity.signIn.userName')}</label>
            <input
              id="user"
              name="user"
              type="text"
              dir="auto"
              inputmode="email"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              maxlength="254"
              required
              value="${view.user ?? ''}"
              ${invalid('user')}
            />
            <label for="password">${say('identity.signIn.password')}</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              maxlength="128"
              required
              ${invalid('password')}
            />
            <button type="submit" class="primary">${say('identity.signIn.submit')}</button>
          </form>
          <form method="post" class="leave">
            <button type="submit" name="cancel" value="yes" class="quiet">
              ${say('identity.signIn.cancel')}
            </button>
          </form>
        </section>
      </div>`,
    { language, brand },
  );
}

/** The page at which an invited person chooses a password. */
export function invitationPage(view: {
  language: Language;
  person: { email: string; displayName: string };
  passwordLength: { min: number; max: number };
  refusal: string | undefined;
}): string {
  const { language, person, passwordLength, refusal } = view;
  const { say } = language;
  return page(
    say('identity.invitation.title'),
    html`<h1>${say('identity.invitation.title')}</h1>
      <p class="lead">
        ${around(say('identity.invitation.lead', { email: gapMark }), html`<bdi>${person.email}</bdi>`)}
      </p>
      ${refusal === undefined ? '' : html`<p class="refusal" id="refusal" role="alert">${refusal}</p>`}
      <form method="post" class="typed">
        <input type="hidden" name="user" autocomplete="username" value="${person.email}" />
        <label for="password">${say('identity.signIn.password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="${String(passwordLength.min)}"
          maxlength="${String(passwordLength.max)}"
          required
          ${refusal === undefined ? '' : html`aria-invalid="true" aria-describedby="refusal"`}
        />
        <button type="submit" class="primary">${say('identity.invitation.submit')}</button>
      </form>`,
    { language, isOfDemo: false },
  );
}

/** Asks whether to sign out; when the user did `asked` for it already, the page goes on by itself. `form` comes from the provider. */
export function signOutPage(view: {
  language: Language;
  brand: PageBrand;
  form: string;
  asked: boolean;
}): string {
  const { language, brand } = view;
  const { say } = language;
  const brandName = { brand: brand.title };
  return page(
    say('identity.signOut.title'),
    html`<h1>
        ${view.asked ? say('identity.signOut.underWay') : say('identity.signOut.question', brandName)}
      </h1>
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
          ${say('identity.signOut.submit')}
        </button>
        ${
          view.asked
            ? ''
            : html`<button type="submit" form="op.logoutForm" class="quiet">
                ${say('identity.signOut.stay')}
              </button>`
        }
      </div>`,
    { language, brand, script: view.asked ? 'sign-out.js' : undefined },
  );
}

/** A page that only says something, with the way back to the exchange. */
export function errorPage(view: {
  language: Language;
  title: string;
  text: string;
  /** Words of the protocol, in English. */
  detail?: string;
}): string {
  const { language } = view;
  return page(
    view.title,
    html`<h1>${view.title}</h1>
      <p class="lead">${view.text}</p>
      ${view.detail ? html`<p class="detail" lang="en" dir="ltr"><code>${view.detail}</code></p>` : ''}
      <div class="choice">
        <a class="primary" href="/">${language.say('identity.backToExchange')}</a>
      </div>`,
    { language },
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
