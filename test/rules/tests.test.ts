import { Visitor } from 'vite';
import { type Check, lineAt, rule, type Source } from '#test/rules/source.ts';

function isTest(path: string): boolean {
  return path.startsWith('test/');
}

function findingsIn(find: (source: Source, report: (start: number, what: string) => void) => void): Check {
  return (all) =>
    all
      .filter(({ path }) => isTest(path))
      .flatMap((source) => {
        const findings: string[] = [];
        find(source, (start, what) => findings.push(`${source.path}:${lineAt(source.text, start)} ${what}`));
        return findings;
      });
}

const starters = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const modifiers = new Set(['only', 'skip', 'todo', 'fails', 'fixme', 'fail', 'skipIf', 'runIf', 'slow']);

const skippedOrFocused = findingsIn(({ program }, report) => {
  new Visitor({
    MemberExpression: (node) => {
      let from = node.object;
      while (from.type === 'MemberExpression') from = from.object;
      const name = node.property.type === 'Identifier' ? node.property.name : '';
      if (from.type === 'Identifier' && starters.has(from.name) && modifiers.has(name))
        report(node.start, `${from.name}.${name}`);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(callee.name)) {
        report(start, callee.name);
      }
    },
  }).visit(program);
});

rule('no test is skipped or focused', skippedOrFocused, {
  'test/shared/planted.test.ts': "test.only('a dog', () => {});",
  'test/journeys/planted.test.ts': "describe.skip('later', () => {});",
  'test/browser/planted.test.ts': "test.describe.only('a phone', () => {});",
  'test/events/planted.test.ts': "xit('a dog', () => {});",
});

const timed = findingsIn(({ path, program }, report) => {
  if (path.startsWith('test/bench/') || path === 'test/run.ts') return;
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      const stopwatch = object.type === 'Identifier' && object.name === 'performance';
      if (stopwatch && property.type === 'Identifier' && property.name === 'now') report(start, 'measures time');
    },
  }).visit(program);
});

rule('no test measures time', timed, {
  'test/journeys/planted.test.ts': 'const started = performance.now();',
});

const sleeping = findingsIn(({ program }, report) => {
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const waits = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
      if (waits && callee.property.type === 'Identifier' && callee.property.name === 'waitForTimeout') {
        report(start, 'waits for a fixed time');
      }
    },
  }).visit(program);
});

rule('no browser test waits for a fixed time', sleeping, {
  'test/browser/planted.test.ts': 'await page.waitForTimeout(500);',
});

const nameless = findingsIn(({ path, program }, report) => {
  if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) return;
  new Visitor({
    CallExpression: ({ callee, arguments: parameters, start }) => {
      const [title] = parameters;
      if (callee.type !== 'Identifier' || !starters.has(callee.name)) return;
      if (
        callee.name !== 'describe' &&
        title?.type === 'Literal' &&
        String(title.value).trim().split(/\s+/).length < 3
      ) {
        report(start, `is called "${title.value}"`);
      }
    },
  }).visit(program);
});

rule('a test title has at least three words', nameless, {
  'test/functions/planted.test.ts': "test('createDog', () => {});",
});
