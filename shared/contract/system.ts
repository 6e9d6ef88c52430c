import * as z from 'zod/mini';
import { operation } from '#shared/contract/operation.ts';

/** What tells operators and machines about the API itself. */
export const system = {
  getHealth: operation({
    method: 'GET',
    path: '/api/health',
    summary: 'Says that the API answers.',
    access: 'public',
    returns: z.object({ status: z.literal('ok') }),
  }),
  getApiDocument: operation({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document: every call, its fields and its failures (OpenAPI 3.1).',
    access: 'public',
    returns: z.record(z.string(), z.unknown()),
  }),
};
