// Runs before the first paint, so that the other theme never flashes, and a cached owner sees the shell's skeleton and, on
// pages that are the same for everybody, the parts for owners.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('houndwell.theme');
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#0f1713' : '#f6f1e4';
    }
  }
  const user = JSON.parse(localStorage.getItem('houndwell.user'));
  if (user) {
    const { pathname } = location;
    dataset.owner = user.vetPhone ? 'vet' : 'no-vet';
    if (dataset.open && !dataset.open.split(' ').includes(pathname)) dataset.shell = pathname;
  }
} catch {
  // The browser may block storage, and its content can be anything.
}
