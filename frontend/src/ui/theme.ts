/** What an owner can choose; system follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The page's ground, for the browser's own bars. `public/theme.js` holds the same two. */
const grounds = { light: '#f6f1e4', dark: '#0f1713' };

/** Shows a theme at once. Keeping the choice is the caller's part; `public/theme.js` reads it before the next first paint. */
export function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = grounds[choice === 'system' ? own : choice];
  }
}
