import { expect, test } from 'vitest';
import { findSeason, seasonalWeather } from '#shared/seasonal-weather.ts';

test('seasons start in March, June, September and December', () => {
  const days = ['02-28', '03-01', '05-31', '06-01', '08-31', '09-01', '11-30', '12-01', '01-15'];
  expect(days.map((day) => findSeason(`2026-${day}`))).toEqual([
    'Winter',
    'Spring',
    'Spring',
    'Summer',
    'Summer',
    'Fall',
    'Fall',
    'Winter',
    'Winter',
  ]);
});

test('a state is found by its name and by its code', () => {
  const text = 'About 50 °F, usual for fall in Iowa';
  expect(seasonalWeather('Iowa', 'Fall')).toEqual({ temperature: 50, text });
  expect(seasonalWeather(' ia ', 'Fall').text).toBe(text);
});

test('without a known state, the weather is that of the country', () => {
  for (const state of [undefined, null, '', 'Bavaria', 'constructor']) {
    expect(seasonalWeather(state, 'Summer')).toEqual({
      temperature: 75,
      text: 'About 75 °F, usual for summer in the United States',
    });
  }
});
