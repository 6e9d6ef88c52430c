import { findRoot, prepareApp, renderApp } from './app/start-app.tsx';

// The page shows its prerendered skeleton until the first screen can render.
void prepareApp().then(() => renderApp(findRoot()));
