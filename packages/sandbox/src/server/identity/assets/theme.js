// Before the first paint: the theme that was chosen in the app, which has the same origin. The key is
// `storageKeys.preferences` of @agio/api-client.
try {
  const { theme } = JSON.parse(localStorage.getItem('agio.preferences') ?? '{}');
  if (theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off or holds something else: dark, as the app then is.
}
