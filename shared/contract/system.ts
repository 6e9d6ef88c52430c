import * as z from 'zod/mini';
import { defineOperation } from '#shared/contract/operation.ts';

/** The operations about the API itself. */
export const system = {
  getHealth: defineOperation({
    method: 'GET',
    path: '/api/health',
    summary: 'Health check.',
    access: 'public',
    returns: z.object({ status: z.literal('ok') }),
  }),
  getApiDocument: defineOperation({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document: every operation with its fields and errors (OpenAPI 3.1).',
    access: 'public',
    returns: z.record(z.string(), z.unknown()),
  }),
};
