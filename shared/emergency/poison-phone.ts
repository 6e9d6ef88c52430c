/** A number to call. */
interface Phone {
  name: string;
  phone: string;
}

export const aspca: Phone = { name: 'ASPCA Animal Poison Control Center', phone: '(888) 426-4435' };

/** The poison lines on the browser's error screens. Their own file, because they are in the first script. */
export const poisonPhones: readonly Phone[] = [aspca];
