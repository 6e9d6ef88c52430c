import { showOwnerCount } from '../../features/landing/owner-count.ts';
import { homePath } from '../../platform/session/paths.ts';
import { startStaticPage } from './start-static-page.ts';
import '../../ui/layout/cta-banner.css';
import '../../features/landing/landing.css';
import '../../features/landing/landing-wide.css';

startStaticPage(homePath);
showOwnerCount();
