import * as z from 'zod/mini';

// Before any schema is created, because zod otherwise compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });
