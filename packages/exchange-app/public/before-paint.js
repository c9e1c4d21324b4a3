// Runs before the first paint, so that a page in the light theme never flashes dark, nor a partner's in our colours. A
// file of its own, because the content security policy allows no inline script. The keys are `storageKeys.preferences`
// and `storageKeys.look` of @agio/api-client; src/config/apply-brand.ts corrects what has changed since.
(() => {
  const html = document.documentElement;
  /** @param {string} key */
  const stored = (key) => {
    try {
      /** @type {unknown} */
      const value = JSON.parse(localStorage.getItem(key) ?? '{}');
      return /** @type {Record<string, unknown>} */ (Object(value));
    } catch {
      return {}; // Storage is off or holds something else: the defaults stay.
    }
  };
  const { theme } = stored('agio.preferences');
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;

  const { name, sheet, integrity, ownIdentity, bar } = stored('agio.look');
  const colour = /** @type {Record<string, unknown>} */ (Object(bar))[html.dataset.theme ?? ''];
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
