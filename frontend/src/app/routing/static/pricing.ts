import { checkInterval } from '../../../features/billing/price-switch.ts';
import { paths } from '../../../lib/paths.ts';
import { startStaticPage } from './page.ts';
import '../../../ui/layout/cta-banner.css';
import '../../../features/billing/billing.css';

startStaticPage(paths.pricing);
checkInterval();
