/** The first poison line to call. Its own file, because the browser's error screens show it too. */
export const poisonPhone: { name: string; phone: string } = {
  name: 'ASPCA Animal Poison Control Center',
  phone: '(888) 426-4435',
};
