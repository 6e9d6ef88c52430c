import { expect, test } from 'vitest';
import { climateNormals } from '#shared/climate-normals.ts';
import { findSeason, usualWeather } from '#shared/usual-weather.ts';

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
  const weather = { temperature: 37, degrees: 'About 37 °F', basis: 'usual for November in Iowa' };
  expect(usualWeather('Iowa', 11)).toEqual(weather);
  expect(usualWeather(' ia ', 11)).toEqual(weather);
});

test('without a known state, the weather is that of the country', () => {
  for (const state of [undefined, null, '', 'Bavaria', 'constructor']) {
    expect(usualWeather(state, 7)).toMatchObject({
      temperature: 74,
      basis: 'usual for July in the United States',
    });
  }
});

test('every state is warmest in summer and coldest in winter', () => {
  expect(Object.keys(climateNormals)).toHaveLength(51);
  for (const [code, [, ...normals]] of Object.entries(climateNormals)) {
    const isIn = (degrees: number, months: number[]) => months.some((month) => normals[month - 1] === degrees);
    expect([code, isIn(Math.max(...normals), [6, 7, 8])]).toEqual([code, true]);
    expect([code, isIn(Math.min(...normals), [12, 1, 2])]).toEqual([code, true]);
  }
});
