import { expect, test } from 'vitest';
import { hasWrongTone } from '#functions/chat/tone.ts';

test.each([
  "That's your own fault.",
  'You should have known better.',
  'Great question!',
  "It's nothing to worry about.",
  'There\u2019s no need to call the vet.',
  "You don't need a vet for this.",
  'I guarantee that this works.',
  'As an AI, I can only guess.',
  'Rex definitely has an infection.',
  'Rawhide is completely safe.',
  'Use a shock collar at the fence.',
  "Show them who's boss.",
  'Scold him when he barks.',
  'Stop feeding that!!',
  'CALL YOUR VET.',
  'Good luck \u{1F43E}',
])('the tone of "%s" is wrong', (text) => expect(hasWrongTone(text)).toBe(true));

test.each([
  'No chew is completely safe.',
  "Don't use a shock collar, and never scold him.",
  'Rex may have an infection. Your vet can tell.',
  'Call your vet if the ear smells.',
  'The ASPCA and the AVMA agree.',
  "Don't worry about one loose stool, but call your vet if it lasts a day.",
  'Give the medicine as your vet says.',
  'A little plain pumpkin is fine for Buddy.',
])('the tone of "%s" is right', (text) => expect(hasWrongTone(text)).toBe(false));
