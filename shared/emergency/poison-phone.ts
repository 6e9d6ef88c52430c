import { poisonPhones as compiled } from '#shared/content/compiled/poison-phones.ts';

/** A number to call. */
interface Phone {
  name: string;
  phone: string;
}

/** Names and numbers of the poison hotlines. Their own file, because the first script has error screens that show them. */
export const poisonPhones: readonly Phone[] = compiled;
