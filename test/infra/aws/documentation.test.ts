import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';
import { synthesizedStack } from './stack-fixture.ts';

const deploying = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const { Outputs, Parameters, Resources } = synthesizedStack().template.toJSON();

describe('the guides for operators', () => {
  test('use only outputs of the stack, and every output has a use', () => {
    const used = [...`${deploying}${runbook}`.matchAll(/(?<!-)\boutput (\w+)/g)].map(([, name]) => name as string);
    expect(used.filter((name) => !(name in Outputs))).toEqual([]);
    const unused = Object.keys(Outputs).filter((name) => !deploying.includes(name) && !runbook.includes(name));
    expect(unused).toEqual([]);
  });

  test('explain every parameter of the stack, and set no others', () => {
    // The CDK's own parameter is read from the account.
    const ours = Object.keys(Parameters).filter((name) => name !== 'BootstrapVersion');
    const explained = deploying.split('\n').filter((line) => line.startsWith('| `'));
    expect(ours.filter((name) => !explained.some((line) => line.includes(`\`${name}\``)))).toEqual([]);
    const set = [...`${deploying}${runbook}`.matchAll(/--parameters "?(\w+)=/g)].map(([, name]) => name as string);
    expect(set.filter((name) => !ours.includes(name))).toEqual([]);
  });

  test('name only alarms of the stack', () => {
    const table = runbook.split('\n').filter((line) => /^\| `\S*[A-Z]/.test(line));
    const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, id]) => id));
    const alarms = Object.keys(Resources).filter((id) => Resources[id].Type === 'AWS::CloudWatch::Alarm');
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) {
      const pattern = new RegExp(`^${name?.replace(/<\w+>/, '\\w+')}[0-9A-F]{8}$`);
      expect(alarms.filter((id) => pattern.test(id)).length, name).toBeGreaterThan(0);
    }
  });
});

test('the monthly bill in the deployment guide adds up', () => {
  const cells = (line: string) => line.split('|').map((cell) => cell.trim().replaceAll(/\*\*|[`$]/g, ''));
  const lines = deploying.slice(deploying.indexOf('## The monthly bill')).split('\n');
  const rows = lines.filter((line) => /^\|.*\$[\d.]+(\*\*)? \|$/.test(line)).map(cells);
  expect(rows.length).toBeGreaterThan(10);
  for (const [formula, cost] of [
    [3, 4],
    [5, 6],
  ] as const) {
    let sum = 0;
    for (const row of rows.slice(0, -1)) {
      const expression = row[formula] ?? '';
      expect(expression).toMatch(/^[\d.+*() -]+$/);
      expect([row[1], Number(new Function(`return ${expression}`)().toFixed(2))]).toEqual([row[1], Number(row[cost])]);
      sum += Number(row[cost]);
    }
    expect(sum.toFixed(2)).toBe(rows.at(-1)?.[cost]);
  }
});
