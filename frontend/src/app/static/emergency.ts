import { fillVet } from '../../features/emergency/fill-vet.ts';
import { checksFailed } from '../../features/emergency/texts.ts';
import { registerServiceWorker } from '../../lib/register-service-worker.ts';
import { takeOver } from './start-in-place.ts';
import '../../ui/styles.ts';
import '../shell/app.css';
import '../../domain/emergency/emergency.css';
import '../../features/emergency/emergency-page.css';

fillVet();
takeOver().catch(() => {
  const checks = document.querySelector('.hw-emergency-checks');
  if (checks) checks.textContent = checksFailed;
  // Otherwise, the app registers it.
  void registerServiceWorker().catch(() => undefined);
});
