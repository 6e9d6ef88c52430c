/** The hosts of the push services of Chrome and Edge, Firefox, Safari, and Edge on Windows. Their subdomains are included. */
export const pushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];
