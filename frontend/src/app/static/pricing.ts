import { pricingPath } from '../../domain/billing/paths.ts';
import { checkInterval } from '../../features/billing/price-switch.ts';
import { startStaticPage } from './start-static-page.ts';
import '../../ui/layout/cta-banner.css';
import '../../features/billing/billing.css';

startStaticPage(pricingPath);
checkInterval();
