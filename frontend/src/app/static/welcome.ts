import { enableTutorial } from '../../features/onboarding/tutorial.ts';
import { homePath } from '../../platform/session/paths.ts';
import { startStaticPage } from './start-static-page.ts';
import '../../features/onboarding/onboarding.css';

startStaticPage(homePath);
enableTutorial();
