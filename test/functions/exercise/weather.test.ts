import { expect, test } from 'vitest';
import { parseWeather } from '#functions/exercise/weather.ts';
import { usualWeather } from '#shared/usual-weather.ts';

const usual = usualWeather('Iowa', 10);

function feelsLike(typed: string | null): number {
  return parseWeather(typed, usual).feelsLike;
}

test.each([
  ['52 °F, partly cloudy', 52],
  ['52', 52],
  ['52.5F', 52.5],
  ['11 °C', 51.8],
  ['30c and sunny', 86],
  ['-5 °C', 23],
  ['minus 10', -10],
  ['60-75', 75],
  ['30 - 40', 30],
  ['80% humidity, 72°F', 77],
  ['10 mph wind, 50', 50],
  ['40 and windy', 35],
  ['rain, 44°', 39],
  ['hot', 90],
  ['Heat wave', 98],
  ['cold and windy', 25],
  ['snow', 23],
  ['mild', 62],
  ['99999', 140],
  ['cloudy', 51],
  ['', 51],
  [null, 51],
] as const)('%j feels like %d °F', (typed, degrees) => {
  expect(feelsLike(typed)).toBeCloseTo(degrees, 5);
});

test('a number without a unit is in °F, and the hottest words of a text count', () => {
  for (let degrees = -40; degrees <= 130; degrees += 1) expect(feelsLike(`${degrees}`)).toBe(degrees);
});

test.each(['Thunderstorms', 'icy sidewalks', 'smoky air', 'blizzard', 'freezing rain', 'heavy rain'])(
  '%j is dangerous',
  (typed) => {
    expect(parseWeather(typed, usual).isDangerous).toBe(true);
  },
);

test.each(['nice', 'light rain', 'icelandic breeze', 'sunny'])('%j is not dangerous', (typed) => {
  expect(parseWeather(typed, usual).isDangerous).toBe(false);
});

test('the plan shows what the owner typed, or the usual weather', () => {
  expect(parseWeather(' 52 °F ', usual).text).toBe('52 °F');
  expect(parseWeather(undefined, usual).text).toBe('About 51 °F, usual for October in Iowa');
});
