import { showOwnerCount } from '../../../features/landing/owner-count.ts';
import { paths } from '../../../lib/paths.ts';
import { startStaticPage } from './page.ts';
import '../../../ui/layout/cta-banner.css';
import '../../../features/landing/landing.css';

startStaticPage(paths.home);
showOwnerCount();
