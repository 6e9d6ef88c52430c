// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system's own holds.
try {
  const chosen = localStorage.getItem('houndwell.theme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = chosen === 'dark' ? '#0f1713' : '#f6f1e4';
    }
  }
} catch {
  // Storage can be forbidden; the system's theme then holds.
}
