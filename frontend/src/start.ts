import * as z from 'zod/mini';

// Set before any schema is created: otherwise, zod compiles code at run time, which the content security policy
// forbids.
z.config({ jitless: true });
