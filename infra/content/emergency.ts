import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import { type ContentFile, contentFolder } from '#infra/content/content-files.ts';
import { declareData, type Modules } from '#infra/content/modules.ts';
import type { FindPublisher } from '#infra/content/publishers.ts';
import { address, choice, day, decimal, fields, flag, list, text } from '#infra/content/schema.ts';
import { readYaml, type YamlData } from '#infra/content/yaml.ts';
import { type ReasonCode, reasonCodes } from '#shared/emergency/reasons.ts';
import type { Source } from '#shared/emergency/sources.ts';
import { toxinUnits } from '#shared/emergency/toxin.ts';

const Sources = z.record(text(), fields({ title: text(), url: address, readOn: day }));

/** Keys of `Sources`. */
const sourceKeys = list(text());

const petText = text('{pet}', '{Pet}');
const Card = fields({ why: petText, steps: list(petText), doNot: list(petText), sources: sourceKeys });
const cardOfReason = Object.fromEntries(reasonCodes.map((code) => [code, Card])) as Record<ReasonCode, typeof Card>;
const Cards = fields({ ...cardOfReason, seeToday: Card, seizureOver: Card });

const PoisonHotlines = z.array(
  fields({
    name: text(),
    phone: text(),
    country: text(),
    fee: text(),
    checkedOn: day,
    sources: sourceKeys,
  }),
);

const Toxins = z.array(
  fields({
    id: text(),
    name: text(),
    why: z.optional(text()),
    units: list(choice('unit', toxinUnits)),
    sources: z.optional(sourceKeys),
    corrosive: z.optional(flag),
    object: z.optional(flag),
    prescribed: z.optional(flag),
    mgPerGram: z.optional(decimal),
    words: list(text()),
  }),
);

type Report = YamlData<unknown>['report'];

/** Reports the sources of an entry that are missing in `sources.yaml`. */
type CheckSources = (report: Report, entry: string | number, keys: readonly string[]) => void;

/** Compiles the cards, the poison hotlines and the toxins. All of them cite sources by their keys in `sources.yaml`. */
export function compileEmergency(
  files: readonly ContentFile[],
  findPublisher: FindPublisher,
  mistakes: Mistakes,
): Modules {
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema) => {
    const path = `${contentFolder}/emergency/${name}`;
    const file = files.find((each) => each.path === path);
    if (!file) mistakes.add(path, 1, 'the file is missing');
    return file && readYaml(schema, file, mistakes);
  };
  const sources = readSources(read('sources.yaml', Sources), findPublisher);
  const checkSources: CheckSources = (report, entry, keys) => {
    keys.forEach((key, index) => {
      if (sources && !Object.hasOwn(sources, key)) report([entry, 'sources', index], `unknown source "${key}"`);
    });
  };
  const lines = read('poison-hotlines.yaml', PoisonHotlines);
  return {
    'emergency-sources.ts': declareData('sources', sources),
    'emergency-cards.ts': compileCards(read('cards.yaml', Cards), checkSources),
    ...compileLines(lines, sources ?? {}, checkSources),
    'toxins.ts': compileToxins(
      files.filter(({ path }) => path.startsWith(`${contentFolder}/toxins/`)),
      checkSources,
      mistakes,
    ),
  };
}

function readSources(
  data: YamlData<z.output<typeof Sources>> | undefined,
  findPublisher: FindPublisher,
): Record<string, Source> | undefined {
  if (!data) return undefined;
  return Object.fromEntries(
    Object.entries(data.value).map(([key, source]) => {
      const publisher = findPublisher(source.url);
      if (publisher === undefined)
        data.report([key, 'url'], 'publishers.yaml does not list the publisher of this page');
      return [key, { publisher: publisher ?? '', ...source }];
    }),
  );
}

function compileCards(data: YamlData<z.output<typeof Cards>> | undefined, checkSources: CheckSources): string {
  if (!data) return '';
  for (const [name, card] of Object.entries(data.value)) checkSources(data.report, name, card.sources);
  const { seeToday, seizureOver, ...cardTexts } = data.value;
  return declareData('cardTexts', cardTexts) + declareData('todayTexts', { seeToday, seizureOver });
}

/**
 * Compiles the poison hotlines. Names and phone numbers are a separate module, because the app's initial script needs only
 * these.
 */
function compileLines(
  data: YamlData<z.output<typeof PoisonHotlines>> | undefined,
  sources: Record<string, Source>,
  checkSources: CheckSources,
): Modules {
  const lines = data?.value ?? [];
  lines.forEach((line, index) => {
    if (data) checkSources(data.report, index, line.sources);
    if (line.sources.length < 2) data?.report([index, 'sources'], 'two sources must agree about the number');
  });
  const details = lines.map(({ name: _name, phone: _phone, ...line }) => ({
    ...line,
    sources: line.sources.map((key) => sources[key]),
  }));
  return {
    'poison-phones.ts': declareData(
      'poisonPhones',
      lines.map(({ name, phone }) => ({ name, phone })),
    ),
    'poison-hotlines.ts': declareData('poisonHotlineDetails', details),
  };
}

/** Compiles all toxins to one list, sorted by display name. Their words are in the notation of `word-classes.ts`. */
function compileToxins(files: readonly ContentFile[], checkSources: CheckSources, mistakes: Mistakes): string {
  const ids = new Set<string>();
  const toxins = files.flatMap((file) => {
    const data = readYaml(Toxins, file, mistakes);
    return (data?.value ?? []).map(({ id, name, words, sources = [], ...toxin }, index) => {
      if (ids.has(id)) data?.report([index, 'id'], `another toxin has the ID "${id}"`);
      ids.add(id);
      if (data) checkSources(data.report, index, sources);
      return { id, name, words: words.map((each) => each.replaceAll(' ', '_')).join(' '), ...toxin, sources };
    });
  });
  return declareData(
    'toxins',
    toxins.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );
}
