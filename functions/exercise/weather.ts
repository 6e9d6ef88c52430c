import type { UsualWeather } from '#shared/usual-weather.ts';

/** The weather that a plan is made for. */
export interface Weather {
  /** Degrees Fahrenheit as the dog feels them: with humidity in the heat, and with wind and wet in the cold. */
  feelsLike: number;
  /** Whether it is too dangerous to go out at any temperature, as in a thunderstorm, on ice, or in smoke. */
  isDangerous: boolean;
  isWet: boolean;
  /** What the owner typed, or the usual weather. */
  text: string;
}

/** The temperature in °F of words that owners use instead of a number. The first match is used. */
const temperatureWords: readonly [RegExp, number][] = [
  [/heat ?wave|scorch|boiling|very hot|extremely hot|blazing/, 98],
  [/\bhot\b/, 90],
  [/\bwarm\b/, 78],
  [/\bmild\b|pleasant/, 62],
  [/freezing|frigid|bitter|very cold|extremely cold|arctic/, 15],
  [/\bcold\b/, 30],
  [/\b(cool|chilly|brisk)\b/, 45],
  [/snow|flurr/, 28],
];

const danger =
  /thunder|lightning|tornado|hurricane|blizzard|\bhail|\bic[ey]\b|freezing rain|sleet|smok[ey]|wildfire|air quality|flood|downpour|pouring|heavy rain|dust storm/;
const wet = /rain|drizzl|shower|snow|slush|\bwet\b|flurr/;
const windy = /wind|breez|gust/;
const humid = /humid|muggy|sticky/;

/** Numbers that are not temperatures. */
const otherNumbers = /\d+(\.\d+)?\s*(%|percent|mph|miles|km|inch|in\b|mm|cm|am\b|pm\b|:\d\d)/g;

/** A minus sign belongs to the number unless it is the hyphen of a range. */
const numbers = /(?<![\d.])(?:(?<!\d\s*)[-\u2212]|minus )?\d+(?:\.\d+)?/g;

const celsius = /\d\s*(°|º|degrees)?\s*c(elsius)?\b/;

/** From here on, humidity adds to the heat, and below the other, wind and wet add to the cold. */
const humidFrom = 70;
const windyBelow = 45;
const discomfort = 5;

/** Hotter and colder than any weather report. */
const range = { min: -80, max: 140 } as const;

function clamp(value: number): number {
  return Math.min(range.max, Math.max(range.min, value));
}

/** Finds a temperature in °F. Of several, such as a range, it is the one that is further from a comfortable day. */
function findTemperature(text: string): number | undefined {
  const found = Array.from(text.replace(otherNumbers, ' ').matchAll(numbers), ([number]) =>
    Number(number.replace(/minus |\u2212/, '-')),
  );
  if (found.length === 0) return temperatureWords.find(([word]) => word.test(text))?.[1];
  const inFahrenheit = found.map((each) => clamp(celsius.test(text) ? (each * 9) / 5 + 32 : each));
  const hottest = Math.max(...inFahrenheit);
  return hottest >= humidFrom ? hottest : Math.min(...inFahrenheit);
}

/**
 * Reads the weather that an owner has typed: "52 °F, partly cloudy", "cold and windy", "11 °C". What is missing is as usual
 * for the month.
 */
export function parseWeather(typed: string | null | undefined, usual: UsualWeather): Weather {
  const text = typed?.trim() ?? '';
  const lower = text.toLowerCase().normalize('NFKC');
  const temperature = findTemperature(lower) ?? usual.temperature;
  const isWet = wet.test(lower);
  const hotter = temperature >= humidFrom && humid.test(lower) ? discomfort : 0;
  const colder = temperature <= windyBelow && (isWet || windy.test(lower)) ? discomfort : 0;
  return {
    feelsLike: temperature + hotter - colder,
    isDangerous: danger.test(lower),
    isWet,
    text: text || `${usual.degrees}, ${usual.basis}`,
  };
}
