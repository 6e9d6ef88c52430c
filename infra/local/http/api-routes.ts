import { type LambdaName, lambdaOfDomain } from '#functions/manifest.ts';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';

/** A route of the HTTP API, and the Lambda that handles its requests. */
export interface Route {
  key: string;
  method: string;
  segments: readonly string[];
  lambda: LambdaName;
}

/** The route that matches a request, with the decoded path variables. */
export interface Match {
  key: string;
  lambda: LambdaName;
  pathParameters: Record<string, string> | undefined;
}

/** Returns a route for each operation in `shared/contract/`, to the Lambda of the operation's domain. */
export function contractRoutes(): Route[] {
  return operations().map(({ domain, operation }) => ({
    key: routeKey(operation),
    method: operation.method,
    segments: operation.path.split('/'),
    lambda: lambdaOfDomain[domain],
  }));
}

const isVariable = (segment: string | undefined) => !!segment?.startsWith('{');

/** Sorts the more specific route first: at the first difference from the left, a literal precedes a variable. */
function moreSpecific(one: Route, other: Route): number {
  const place = one.segments.findIndex((segment, index) => isVariable(segment) !== isVariable(other.segments[index]));
  return place < 0 ? 0 : isVariable(one.segments[place]) ? 1 : -1;
}

/**
 * Creates a function that finds the route of a request as API Gateway does. Path segments are compared without
 * decoding. A request without a matching route gets the route key `$default` and the Lambda `fallback`.
 */
export function router(routes: Route[], fallback: LambdaName): (method: string, path: string) => Match {
  const byMethod = new Map<string, Route[]>();
  for (const route of [...routes].sort(moreSpecific)) {
    byMethod.set(route.method, [...(byMethod.get(route.method) ?? []), route]);
  }
  return (method, path) => {
    const sent = path.split('/');
    const route = byMethod.get(method)?.find(({ segments }) => {
      if (segments.length !== sent.length) return false;
      return segments.every((segment, place) => (isVariable(segment) ? !!sent[place] : segment === sent[place]));
    });
    if (!route) return { key: '$default', lambda: fallback, pathParameters: undefined };
    const variables = route.segments.flatMap((segment, place) =>
      isVariable(segment) ? [[segment.slice(1, -1), decode(sent[place] ?? '')]] : [],
    );
    const pathParameters = variables.length > 0 ? Object.fromEntries(variables) : undefined;
    return { key: route.key, lambda: route.lambda, pathParameters };
  };
}

/** Decodes percent-encoding. Returns text with invalid encoding unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
