import * as z from 'zod/mini';

// Before any schema is made: zod would otherwise compile code at run time, which the content security policy forbids.
z.config({ jitless: true });
