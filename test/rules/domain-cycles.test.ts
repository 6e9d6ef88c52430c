import { expect, test } from 'vitest';
import { type Check, parsed, sources } from '#test/rules/source.ts';

const domainFile = /^functions\/(?!core\/|entities\/|entrypoints\/)([^/]+)\//;

/** Finds cycles between domains. Domains can form a cycle even if their files do not. */
const domainCycles: Check = (all) => {
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: found } of all) {
    const domain = domainFile.exec(path)?.[1];
    if (!domain) continue;
    const others = found.flatMap(({ target }) => domainFile.exec(target ?? '')?.[1] ?? []);
    imports.set(domain, new Set([...(imports.get(domain) ?? []), ...others.filter((other) => other !== domain)]));
  }
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reachable(next, seen.add(next));
    return seen;
  };
  return [...imports.keys()]
    .filter((domain) => reachable(domain).has(domain))
    .map((domain) => `${domain} imports itself`);
};

test('domains do not import each other in a cycle', () => {
  expect(domainCycles(sources())).toEqual([]);
  const cycle = [
    parsed('functions/dogs/planted.ts', "import { userOf } from '#functions/account/user.ts';"),
    parsed('functions/account/planted.ts', "import { dogOf } from '#functions/dogs/dog.ts';"),
  ];
  expect(domainCycles(cycle)).toEqual(['dogs imports itself', 'account imports itself']);
});
