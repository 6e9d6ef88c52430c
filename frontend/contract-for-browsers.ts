import type { Plugin } from 'vite';

/*
 * The contract describes operations for the API too: texts, error codes, and schemas of what is sent and returned. A call
 * from a browser needs only the properties below, and forms import the schemas that they validate with. The build leaves
 * out the rest, about 2 KB gzip on every screen.
 */
const needed = ['method', 'path', 'idempotent', 'paged'];

/** Functions whose calls have no side effects, so that schemas without a user are left out. */
export const pureFunctions = ['z', 'operation', 'text', 'optionalText', 'optionalLines', 'personName', 'lazyRegExp'];

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The descriptions that are passed to `operation`. */
function descriptions(node: Node): Node[] {
  const { callee, arguments: passed } = node as { callee?: Node & { name?: string }; arguments?: Node[] };
  const description = node.type === 'CallExpression' && callee?.name === 'operation' ? passed?.[0] : undefined;
  if (description?.type === 'ObjectExpression') return [description];
  return Object.values(node).flat().filter(isNode).flatMap(descriptions);
}

/** Removes the parts of the contract that only the API uses from the built scripts. */
export function contractForBrowsers(): Plugin {
  return {
    name: 'houndwell:contract-for-browsers',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        let result = code;
        // From the end, so that earlier positions stay valid.
        for (const { start, end, properties } of descriptions(this.parse(code) as unknown as Node).reverse()) {
          const kept = (properties as (Node & { key: { name: string } })[])
            .filter(({ key }) => needed.includes(key.name))
            .map((property) => code.slice(property.start, property.end));
          result = `${result.slice(0, start)}{ ${kept.join(', ')} }${result.slice(end)}`;
        }
        return { code: result, map: null, moduleSideEffects: false };
      },
    },
  };
}
