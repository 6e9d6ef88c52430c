import * as z from 'zod/mini';

// Before any schema is made: zod would else try to compile code at run time, which our content policy forbids.
z.config({ jitless: true });
