import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { api } from '#shared/contract/api.ts';
import type { Expectation } from '#test/generated/expectation.ts';

/** The name of every operation of the contract. */
export type OperationName = { [D in keyof typeof api]: keyof (typeof api)[D] }[keyof typeof api];

const folder = join(import.meta.dirname, 'expectations');
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder }).map((file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)),
);

/** The expectations of every operation, from one file per domain. */
export const expectations: Record<OperationName, Expectation> = Object.assign(
  {},
  ...modules.map((module) => module.expectations),
);
