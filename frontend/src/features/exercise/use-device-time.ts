import { useEffect, useState } from 'react';
import { deviceNow } from '../../lib/now.ts';

const tickMs = 1000;

/** Returns the time of the device's clock in epoch milliseconds. While `isRunning`, re-renders every second. */
export function useDeviceTime(isRunning: boolean): number {
  const [time, setTime] = useState(deviceNow);
  useEffect(() => {
    const tick = () => setTime(deviceNow());
    tick();
    if (!isRunning) return;
    const timer = setInterval(tick, tickMs);
    // Timers are suspended in the background.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);
  return time;
}
