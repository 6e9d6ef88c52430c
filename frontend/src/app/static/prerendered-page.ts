import type { ComponentType } from 'react';

/** A page that is prerendered as HTML. */
export interface PrerenderedPage {
  path: string;
  /** The file name in the built site. */
  file: string;
  /** The module with the page's script and style sheets, relative to the `frontend` folder. */
  script: string;
  title: string;
  description: string;
  /** The canonical path, because several paths may show the same page. */
  canonical: string;
  /** Structured data about the page (schema.org). */
  data: object;
  Content: ComponentType;
  /** Whether the page is a screen of the app, which React takes over. Other pages are in the public layout. */
  isScreen?: boolean;
}
