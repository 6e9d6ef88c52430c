import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { businessMetrics, sweptEventsMetric } from '#events/business-metrics.ts';
import { root } from '#test/support/folders.ts';
import { synthesizedStack, synthesizedWithModel } from './stack-fixture.ts';

const deploying = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const { Outputs, Parameters } = synthesizedStack().template.toJSON();

describe('the guides for operators', () => {
  test('use only outputs of the stack, and use each of them', () => {
    const used = [...`${deploying}${runbook}`.matchAll(/(?<!-)\boutput (\w+)/g)].map(([, name]) => name as string);
    expect(used.filter((name) => !(name in Outputs))).toEqual([]);
    const unused = Object.keys(Outputs).filter((name) => !deploying.includes(name) && !runbook.includes(name));
    expect(unused).toEqual([]);
  });

  test('explain every parameter of the stack, and set no others', () => {
    // The CDK adds this parameter, whose value is read from the AWS account.
    const ours = Object.keys(Parameters).filter((name) => name !== 'BootstrapVersion');
    const explained = deploying.split('\n').filter((line) => line.startsWith('| `'));
    expect(ours.filter((name) => !explained.some((line) => line.includes(`\`${name}\``)))).toEqual([]);
    const set = [...`${deploying}${runbook}`.matchAll(/--parameters "?(\w+)=/g)].map(([, name]) => name as string);
    expect(set.filter((name) => !ours.includes(name))).toEqual([]);
  });

  test('remove the termination protection of prod before they delete the stack', () => {
    expect(synthesizedStack('prod').stack.terminationProtection).toBe(true);
    const deletes = /cdk destroy -c env=prod|aws cloudformation delete-stack/;
    const blocks = deploying.split('```').filter((block) => block.startsWith('sh\n') && deletes.test(block));
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      expect(block.split(deletes)[0]).toContain('update-termination-protection --no-enable-termination-protection');
    }
    expect(deploying).toContain('](#repeat-a-failed-first-deployment)');
  });

  test('name only alarms of the stack', () => {
    const table = runbook.split('\n').filter((line) => /^\| `\S*[A-Z]/.test(line));
    const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, id]) => id));
    const alarms = Object.keys(synthesizedWithModel().template.findResources('AWS::CloudWatch::Alarm'));
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) {
      const pattern = new RegExp(`^${name?.replace(/<\w+>/, '\\w+')}[0-9A-F]{8}$`);
      expect(alarms.filter((id) => pattern.test(id)).length, name).toBeGreaterThan(0);
    }
  });
});

describe('the monthly bill in the deployment guide', () => {
  const prod = synthesizedStack('prod').template;
  const properties = (type: string) => Object.values(prod.findResources(type)).map(({ Properties }) => Properties);
  const row = (name: string) => deploying.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
  const countDashboard = (template: Template) => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'));
    const body: string = dashboard?.Properties.DashboardBody['Fn::Join'][1]
      .map((part: unknown) => (typeof part === 'string' ? part : 'x'))
      .join('');
    const { widgets } = JSON.parse(body) as { widgets: { properties: { metrics: unknown[] } }[] };
    return widgets.flatMap((widget) => widget.properties.metrics).length;
  };

  test('counts the metrics of the alarms, the own metrics and those of the dashboard', () => {
    const alarms = properties('AWS::CloudWatch::Alarm');
    const watched = alarms.flatMap(({ Metrics }) => Metrics?.filter((each: object) => 'MetricStat' in each) ?? [1]);
    const own = businessMetrics.length + [sweptEventsMetric].length + properties('AWS::Logs::MetricFilter').length;
    const ownFormula = own > 10 ? `(${own} - 10) * 0.30` : '0';
    expect(row('CloudWatch, alarms')).toContain(`; ${watched.length} metrics | \`(${watched.length} - 10) * 0.10\``);
    expect(row('CloudWatch, own metrics')).toContain(`; ${own} metrics | \`${ownFormula}\``);
    expect(row('CloudWatch, dashboard')).toContain(`; ${countDashboard(prod)} metrics | \`0\``);
  });

  test('counts the secrets that exist outside a rotation, and the rules of the web ACL', () => {
    const { Conditions, Parameters: parameters } = prod.toJSON();
    const secrets = Object.values(prod.findResources('AWS::SecretsManager::Secret')).filter(({ Condition }) => {
      const [isEmpty] = Conditions[Condition]?.['Fn::Not'] ?? [];
      return !isEmpty || parameters[isEmpty['Fn::Equals'][0].Ref].Default !== '';
    });
    expect(row('Secrets Manager')).toContain(`| \`${secrets.length} * 0.40\` |`);
    expect(properties('AWS::WAFv2::WebACL').map(({ Rules }) => Rules.length)).toEqual([1]);
  });

  test('has a free dashboard, with a model too', () => {
    expect(countDashboard(prod)).toBeLessThanOrEqual(50);
    expect(countDashboard(synthesizedWithModel().template)).toBeLessThanOrEqual(50);
  });

  test('adds up in both columns', () => {
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
        expect([row[1], Number(new Function(`return ${expression}`)().toFixed(2))]).toEqual([
          row[1],
          Number(row[cost]),
        ]);
        sum += Number(row[cost]);
      }
      expect(sum.toFixed(2)).toBe(rows.at(-1)?.[cost]);
    }
  });
});
