// Runs before the first paint, so that a page in the light theme never flashes dark. A file of its own, because the
// content security policy allows no inline script. The key is `storageKeys.preferences` of @agio/api-client.
(() => {
  try {
    /** @type {{ theme?: unknown }} */
    const { theme } = JSON.parse(localStorage.getItem('agio.preferences') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is off or holds something else: the default theme stays.
  }
})();
