/**
 * TypeScript modules by file name. They import nothing, and declare their data `as const`, so that the types are
 * literal types.
 */
export type Modules = Record<string, string>;

/** Declares an exported constant. `literal` is its value as JSON, or other code. */
export function declareConstant(name: string, literal: string): string {
  return `export const ${name} = ${literal} as const;\n`;
}

/** Declares an exported constant with data. */
export function declareData(name: string, data: unknown): string {
  return declareConstant(name, JSON.stringify(data, null, 1));
}
