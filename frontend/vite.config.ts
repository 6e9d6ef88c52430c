import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyStyles } from './amplify-css.ts';
import { amplifyWithoutTheme } from './amplify-runtime.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { prerender } from './prerender.ts';

/** Icons' common ground and the small pieces of the interface that nearly every screen has. */
const pieces =
  /lucide-react\/dist\/esm\/(?!icons)|lucide\/|src\/ui\/(alert|button|button-styles|card|classes|empty-state|icon|icon-button|progress|link-button|skeleton|small-empty|visually-hidden)\.tsx?$/;

/** What every page asks the server by and remembers. */
const base =
  /src\/(lib\/(call|connection|call-errors|now|storage|paths|first-calls|unsent)|domain\/session\/session)\.ts$|shared\/session\.ts$/;

/** What every screen of a signed-in owner has, and none of a visitor's. */
const own = new RegExp(
  [
    String.raw`src/app/shell-context\.ts$`,
    String.raw`src/ui/(shown-photo|avatar|signOut|popover|dog-avatar|dog-head|dog-looks|toast-store|load-failed)\.tsx?$`,
    String.raw`src/(domain/onboarding/checklist|domain/session/sign-out|lib/use-now)\.ts$`,
    String.raw`src/(features/appointments/calendar-label|features/dogs/texts|domain/dogs/(dog-count|use-dogs))\.ts$`,
    String.raw`shared/photo-paths\.ts$`,
  ].join('|'),
);

/** Icons of the owner's shell, of which a visitor's screens show some as well. */
const icons =
  /lucide-react\/dist\/esm\/icons\/(siren|calendar-days|footprints|users|log-out|check|chevron-down|plus|message-circle-heart)\.m?js$/;

/** Rules and helpers of nearly every form. */
const forms = /shared\/(contract\/(fields|operation)|calendar)\.ts$|src\/lib\/intent\.ts$/;

/** The price list, of which the billing tab and the payment form show parts. */
const prices = /src\/features\/billing\/(plan-texts\.ts|plan-column\.tsx)$|src\/ui\/badge\.tsx$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), amplifyStyles(), amplifyWithoutTheme(), preloadFonts(), prerender(), precompress()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What changes rarely stays in the browser's cache from release to release.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
            // With the first visit: almost every screen that one goes on to checks a form by it.
            { name: 'rules', test: /node_modules\/zod\//, priority: 1 },
            // Small pieces that nearly every screen has: one file of them weighs less than twenty.
            { name: 'pieces', test: pieces },
            { name: 'base', test: base },
            { name: 'own', test: own, includeDependenciesRecursively: false },
            { name: 'icons', test: icons, includeDependenciesRecursively: false },
            { name: 'prices', test: prices, includeDependenciesRecursively: false },
            { name: 'forms', test: forms, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
