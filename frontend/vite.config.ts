import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyStyles } from './amplify-css.ts';
import { amplifyWithoutTheme } from './amplify-runtime.ts';
import { leanContract } from './lean-contract.ts';
import { mapOutlines } from './map-outlines.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { prerender, staticScripts } from './prerender.ts';
import { serviceWorker } from './service-worker.ts';

/** Functions whose calls have no side effects, so that the build can remove schemas that nothing uses. */
const pureFunctions = ['z', 'operation', 'text', 'optionalText', 'optionalLines', 'personName', 'lazyRegExp'];

const dogHead = /src\/ui\/dog-art\/(breed-drawing|dog-avatar|dog-coats|dog-head)/;

const ownerModules = new RegExp(
  [
    'src/app/shell/use-shell',
    'src/domain/(dogs/(selected-dog|use-dogs)|onboarding/checklist)',
    'src/features/appointments/calendar-label',
    'src/lib/(app-events|use-now)',
    'src/platform/lists/(describe-moment|list|list-cache|refetch-on-reconnect|saved-note|use-list|use-list-mutation|use-saved)\\.',
    'src/platform/(session/(remembered-count|sign-out)|storage/saved-rows)',
    'src/ui/(controls/(icon-button|popover)|dog-art/avatar|feedback/(load-error|toasts))',
    'shared/(dog-age|roles)\\.',
    'icons/(bell|calendar-days|calendar-plus|dog|footprints|log-out|message-circle-heart|rotate-cw|shield-check|stethoscope|users)\\.',
  ].join('|'),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    amplifyStyles(),
    amplifyWithoutTheme(),
    leanContract,
    mapOutlines(),
    preloadFonts(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    // The content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      input: ['index.html', ...staticScripts],
      output: {
        // Packages are in chunks of their own. They change less often than our code, so browsers can keep these chunks
        // in the cache across releases.
        codeSplitting: {
          groups: [
            // What static pages share with the app, such as Vite's helper for dynamic imports. Without this group, each
            // module would be a chunk of 200 bytes.
            {
              name: 'site',
              test: /vite\/preload-helper|src\/domain\/[\w-]+\/paths|src\/platform\/storage\/(storage|owner-mark)|src\/platform\/session\/(paths|user-entry)|emergency\/(tel-url|poison-phone)/,
              priority: 4,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 1 },
            { name: 'query', test: /node_modules\/@tanstack\// },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
            // The base code of all icons, and the icons of the first screen that other screens use too: each alone
            // would be a chunk of 200 bytes. In the group `ui`, the base code would form a cycle with the icons outside
            // of the group.
            {
              name: 'icon',
              test: /lucide-react\/dist\/esm\/(?!icons\/(?!circle-exclamation-point|info\.|plus\.|siren|x\.))/,
              priority: 1,
            },
            // Modules that every screen uses: one chunk compresses better than ten. `npm run bench` fails if chunks
            // form a cycle.
            {
              name: 'lib',
              test: /^(?!.*node_modules).*(\/shared\/|src\/lib\/|src\/platform\/(?!forms\/))/,
              minShareCount: 22,
              includeDependenciesRecursively: false,
            },
            // Small components that most screens use: one chunk compresses better than thirty. Form fields are
            // excluded, because they would add Amplify and the forms library to every first visit. Dog drawings are
            // excluded, because they load on demand. Dialogs are excluded, because those with a form would form a cycle
            // with those without.
            {
              name: 'ui',
              test: /src\/ui\/(?!fields\/|overlays\/|dog-art\/(dog-figure|dog-part|shapes\/(?!dog-shape)))|lucide-react/,
              minShareCount: 20,
              includeDependenciesRecursively: false,
            },
            // What the owner's shell and home share with other screens, but visitors' screens don't need. Otherwise, an
            // owner's first visit would load thirty more files of a few hundred bytes.
            { name: 'dog-head', test: dogHead, includeDependenciesRecursively: false },
            { name: 'owner', test: ownerModules, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
