import { type LambdaName, lambdaOfDomain } from '#functions/manifest.ts';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';

/** One route of the HTTP API and the Lambda behind it. */
export interface Route {
  key: string;
  method: string;
  segments: readonly string[];
  lambda: LambdaName;
}

/** The route of a request, with its decoded path variables. */
export interface Match {
  key: string;
  lambda: LambdaName;
  pathParameters: Record<string, string> | undefined;
}

/** Every route of the contract, mapped to its domain's Lambda. */
export function contractRoutes(): Route[] {
  return operations().map(({ domain, operation }) => ({
    key: routeKey(operation),
    method: operation.method,
    segments: operation.path.split('/'),
    lambda: lambdaOfDomain[domain],
  }));
}

const isVariable = (segment: string | undefined) => !!segment?.startsWith('{');

/** Orders the more specific route first: literal before variable, compared from the left. */
function moreSpecific(one: Route, other: Route): number {
  const place = one.segments.findIndex((segment, index) => isVariable(segment) !== isVariable(other.segments[index]));
  return place < 0 ? 0 : isVariable(one.segments[place]) ? 1 : -1;
}

/**
 * Creates the function that finds a request's route as API Gateway does: it compares segments exactly as sent,
 * and a request without a route goes to `$default`.
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

/** Decodes percent-encoding. Invalid text is returned as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
