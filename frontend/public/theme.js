// Before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('houndwell.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#0f1713' : '#f6f1e4';
    }
  }
} catch {
  // Storage can be forbidden.
}
