/** Purpose of each setting: in the JSON schema for editors, and beside a refusal as the way out. */
export const descriptions: Readonly<Record<string, string>> = {
  brand:
    'The brand that the page wears: agio, aurum, verdant, or a name of your own with title and logo in brandIdentity.',
  company:
    'Fixes the brand: no "?company=" and no prefix changes it. "default", or the name of a brand that has a prefix.',
  brandIdentity: "A partner's own name, sign, navigation and words.",
  'brandIdentity.title':
    'Name beside the logo and in the title of the page, at most 40 characters.',
  'brandIdentity.description': 'Sentence that search engines show, at most 300 characters.',
  'brandIdentity.logo':
    'Images on this origin, shown 24 px high: { "src": "/brand/logo.svg", "darkSrc": "/brand/logo-dark.svg" }.',
  'brandIdentity.icon': 'Path of the icon in the tab of the browser, such as "/brand/icon.svg".',
  'brandIdentity.logo.src': 'Path of a file on this origin, such as "/brand/logo.svg".',
  'brandIdentity.logo.darkSrc': 'The same for the dark scheme, such as "/brand/logo-dark.svg".',
  'brandIdentity.prefix':
    'Where a variant with its own home lives, such as "/acme". Left out: at the addresses of the default app.',
  'brandIdentity.navigation':
    'Entries of the header, in their order: [{ "id": "desk", "path": "/trade", "label": { "en": "Desk" } }].',
  'brandIdentity.navigation.id':
    'Letters, digits and hyphens, at most 40, beginning with a letter; each entry has another.',
  'brandIdentity.navigation.path':
    'A page of the app such as "/markets", or an address that begins with "https://".',
  'brandIdentity.navigation.label': 'Name by language: { "en": "Markets", "de": "Märkte" }.',
  'brandIdentity.navigation.signedIn': 'true: only for signed-in users.',
  'brandIdentity.markets': 'Markets on the home, and categories of your own before all others.',
  'brandIdentity.markets.featured': 'Markets on the home, in their order, such as ["XCB-CTN"].',
  'brandIdentity.markets.categories':
    'Categories of your own: [{ "id": "metals", "label": { "en": "Metals" }, "assets": ["XAUG"] }].',
  'brandIdentity.copy':
    'Words in place of those of the app: { "en": { "shell.footer.copyright": "© Acme AG" } }.',
  'brandIdentity.manifest': 'Path of the web app manifest, such as "/brand/manifest.webmanifest".',
  'brandIdentity.socialImage': 'Path of the image of a shared link, 1200 × 630 px.',
  theme: 'Colours and shapes: the lines that "agio-theme build" printed.',
  'theme.name': 'Name of the theme, as the command printed it.',
  'theme.sheet': 'Path of the sheet that the command wrote, such as "/themes/acme.ddb829c0.css".',
  'theme.integrity': 'Hash that the command printed: the page takes no other file.',
  apiUrl: 'Origin of the calls and hubs of the exchange; "" is the origin of the page.',
  identity:
    'The OpenID Connect provider: { "authority": "https://id.example", "clientId": "agio-app" }.',
  'identity.authority': 'Address of the issuer, or a path of this origin.',
  'identity.clientId': 'Name under which the provider knows the app.',
  'identity.scope': 'Scopes that are asked for, separated by spaces.',
  'identity.audience':
    'Name of the exchange at a provider that gives access tokens for one API, such as "https://exchange.example" (Auth0).',
  landing: 'Page on which a verified trader lands, such as "/user/portfolio".',
  defaultPair: 'Market that /trade opens, such as "XCB-CTN".',
  defaultCurrency: 'Currency of values until the user chooses one.',
  activeLanguages:
    'Codes of the languages that a user may choose, such as ["en", "de"]. English is always there.',
  languages:
    'Languages of your own: [{ "code": "gsw", "name": "Schwiizertüütsch", "words": "/brand/languages/gsw.json" }].',
  stage: 'Shown beside the logo; null hides it.',
  opensByItself: 'Which dialogs open without being asked for.',
  'opensByItself.importantNotice': 'The important notice after a sign-in.',
  'opensByItself.claimRewards': 'The claim of rewards, once.',
  demo: 'The exchange is a demonstration: customers may do to their accounts what an officer would.',
  session: 'Details of the session.',
  'session.noRetryErrorCode': 'A 401 with this code is not answered by renewing the session.',
  errorReporting: 'Service that errors, traces and recordings of the page are sent to.',
  'errorReporting.dsn': 'Address of the service, as it gives it.',
  'errorReporting.environment': 'Name of the environment.',
  'errorReporting.release': 'Name of the build; the hash of its entry where it is left out.',
  'errorReporting.traces': 'Share of page views that are traced, from 0 to 1.',
  'errorReporting.replays': 'Shares of page views that are recorded, from 0 to 1.',
  'errorReporting.replays.ordinary': 'Share of all page views.',
  'errorReporting.replays.withErrors': 'Share of page views with an error.',
  links: 'Pages elsewhere, each beginning with "https://".',
  'links.terms': 'Terms of use.',
  'links.privacy': 'Privacy statement.',
  'links.support': 'Help; in place of the page of the app.',
  'links.apiDocumentation': 'Documentation of the interface; in place of the page of the app.',
  'links.account':
    'Page of the identity provider on which users manage name, password and passkeys.',
};

/** Returns what is right at a key, or at the nearest one above it: `links.terms` → its sentence. */
export function describe(
  key: string,
  all: Readonly<Record<string, string>> = descriptions,
): string {
  const plain = key.replaceAll(/\[\d+\]/g, '');
  const parts = plain.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = all[parts.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return all[''] ?? '';
}
