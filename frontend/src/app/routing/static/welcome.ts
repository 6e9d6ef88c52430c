import { enableTutorial } from '../../../features/onboarding/tutorial.ts';
import { paths } from '../../../lib/paths.ts';
import { startStaticPage } from './page.ts';
import '../../../features/onboarding/onboarding.css';

startStaticPage(paths.home);
enableTutorial();
