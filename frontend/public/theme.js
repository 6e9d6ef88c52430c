// Before the first paint, so that a chosen theme never flashes and a cached owner sees the shell's skeleton.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('houndwell.theme');
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#0f1713' : '#f6f1e4';
    }
  }
  const { pathname } = location;
  if (dataset.open && localStorage.getItem('houndwell.user') && !dataset.open.split(' ').includes(pathname)) {
    dataset.shell = pathname;
  }
} catch {
  // Storage can be forbidden.
}
