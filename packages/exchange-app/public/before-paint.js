// Runs before the first paint, so that a page in the light theme never flashes dark, nor a partner's in our colours, nor
// one that is written from right to left turns. A file of its own, because the content security policy allows no inline
// script. The keys are `preferences`, `language`, `display` and `look` of `storageKeys` in @agio/api-client;
// src/config/apply-brand.ts corrects what has changed since.
(() => {
  const html = document.documentElement;
  const languages = /^(?:ar|cs|de|en|es|fa|fil|fr|ja|ko|pl|pt|ro|ru|sk|th|tr|uk|vi|zh)$/;
  /** @type {Record<string, string>} */
  const varieties = { pt: 'pt-BR', zh: 'zh-Hans' };
  /** @param {string} key */
  const stored = (key) => {
    try {
      // A tab that a prefix put into a variant has a look of its own.
      const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key);
      /** @type {unknown} */
      const value = JSON.parse(kept ?? '{}');
      return /** @type {Record<string, unknown>} */ (Object(value));
    } catch {
      return {}; // Storage is off or holds something else: the defaults stay.
    }
  };
  const { theme, defaultLanguage } = stored('agio.preferences');
  const inAddress = new URLSearchParams(location.search).get('lang');
  const asked = [inAddress ?? stored('agio.language'), defaultLanguage]
    .map((each) => String(each).split('-')[0] ?? '')
    .find((each) => languages.test(each));
  if (asked) {
    html.lang = varieties[asked] ?? asked;
    html.dir = asked === 'ar' || asked === 'fa' ? 'rtl' : 'ltr';
  }
  if (theme === 'light' || theme === 'dark' || theme === 'system') html.dataset.theme = theme;
  const choices = {
    density: ['trading', 'default', 'comfortable', 'touch'],
    direction: ['red-up', 'colour-blind'],
    motion: ['reduced'],
  };
  const display = stored('agio.display');
  for (const [name, values] of Object.entries(choices)) {
    const value = display[name];
    if (typeof value === 'string' && values.includes(value)) html.dataset[name] = value;
  }

  // `tokens` of `storageKeys`: a trader's home is another than a guest's.
  if (Object.keys(stored('agio.session')).length > 0) html.dataset.boot = 'account';

  const { name, sheet, integrity, ownIdentity, bar } = stored('agio.look');
  const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  const scheme = theme === 'system' ? (isLight ? 'light' : 'dark') : (html.dataset.theme ?? '');
  const colour = /** @type {Record<string, unknown>} */ (Object(bar))[scheme];
  const meta = document.querySelector('meta[name=theme-color]');
  if (meta && typeof colour === 'string') meta.setAttribute('content', colour);
  if (typeof name !== 'string') return;
  if (name !== html.dataset.brand || ownIdentity === true) html.dataset.boot = 'bare';
  html.dataset.brand = name;
  if (typeof sheet !== 'string' || !/^\/(?![/\\])/.test(sheet)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  if (typeof integrity === 'string') link.integrity = integrity;
  link.setAttribute('blocking', 'render');
  link.dataset.themeSheet = '';
  document.head.append(link);
})();
