import { expect, test } from 'vitest';
import { decryptMessage } from '#infra/local/push/decrypt.ts';

// The example of RFC 8291, section 5.
const browser = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const body = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

test('decrypts the example of RFC 8291', () => {
  expect(decryptMessage(body, browser)).toBe('When I grow up, I want to be a watermelon');
});

test('refuses a message that was altered, or encrypted for another browser', () => {
  const altered = Buffer.from(body);
  altered[120] = (altered[120] ?? 0) ^ 1;
  expect(() => decryptMessage(altered, browser)).toThrow();
  expect(() => decryptMessage(body, { ...browser, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow();
});
