import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import { type ContentFile, contentFolder } from '#infra/content/content-files.ts';
import { declareData, type Modules } from '#infra/content/modules.ts';
import { choice, fields, list, range, text } from '#infra/content/schema.ts';
import { readYaml } from '#infra/content/yaml.ts';
import { breedGroups, breedSizes, brushing, levels, snouts, tolerances } from '#shared/breeds/breed-profile.ts';

const aliases = { aliases: z.optional(list(text())) };

const profile = {
  size: choice('size', breedSizes),
  weightLb: range,
  lifeSpanYears: range,
  exerciseMinutes: range,
  exerciseNeeds: choice('level', levels),
  energyLevel: choice('level', levels),
  groomingNeeds: choice('level', levels),
  grooming: choice('way of grooming', Object.values(brushing).flat()),
  trainability: choice('level', levels),
  heatTolerance: choice('tolerance', tolerances),
  coldTolerance: choice('tolerance', tolerances),
  snout: choice('snout', snouts),
  description: text(),
};

const Group = fields({
  group: choice('group', breedGroups),
  breeds: z.record(text(), fields({ ...profile, ...aliases })),
});

/** The choices that owners have besides the breeds (mixed breed and other), and the profiles by size for these dogs. */
const General = fields({
  choices: z.record(text(), fields(aliases)),
  profiles: fields({
    Small: fields(profile),
    Medium: fields(profile),
    Large: fields(profile),
    Giant: fields(profile),
  }),
});

const generalPath = `${contentFolder}/breeds/general.yaml`;

/** Compiles the breeds. Names, aliases and profiles are separate modules, because screens load them separately. */
export function compileBreeds(files: readonly ContentFile[], mistakes: Mistakes): Modules {
  const breeds = readGroups(
    files.filter(({ path }) => path !== generalPath),
    mistakes,
  );
  const [generalFile] = files.filter(({ path }) => path === generalPath);
  if (!generalFile) mistakes.add(generalPath, 1, 'the file is missing');
  const general = generalFile && readYaml(General, generalFile, mistakes)?.value;
  const choices = Object.entries(general?.choices ?? {});
  const sorted = [...breeds].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const named = [...sorted, ...choices].map(([name, { aliases: others }]) => ({ name, others }));
  return {
    'breed-names.ts': declareData(
      'breedNames',
      named.map(({ name }) => name),
    ),
    'breed-aliases.ts': declareData(
      'breedAliases',
      Object.fromEntries(named.flatMap(({ name, others }) => (others ? [[name, others]] : []))),
    ),
    'breed-profiles.ts':
      declareData(
        'profiles',
        mapValues(breeds, ({ aliases: _, ...values }) => values),
      ) +
      declareData(
        'generalProfiles',
        mapValues(Object.entries(general?.profiles ?? {}), (values) => ({ ...values, group: 'Mixed' })),
      ),
  };
}

function mapValues<Value>(entries: Iterable<readonly [string, Value]>, change: (value: Value) => object) {
  return Object.fromEntries([...entries].map(([name, value]) => [name, change(value)]));
}

type Breed = z.output<typeof Group>['breeds'][string] & { group: string };

/** Reads the breeds of all groups, in the order of the files. */
function readGroups(files: readonly ContentFile[], mistakes: Mistakes): Map<string, Breed> {
  const breeds = new Map<string, Breed>();
  for (const file of files) {
    const data = readYaml(Group, file, mistakes);
    for (const [name, breed] of Object.entries(data?.value.breeds ?? {})) {
      if (breeds.has(name)) data?.report(['breeds', name], `another group has the breed "${name}" too`);
      breeds.set(name, { ...breed, group: data?.value.group ?? '' });
    }
  }
  return breeds;
}
