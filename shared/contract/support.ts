import * as z from 'zod/mini';
import { Email, Id, Instant, multilineText, Page, personName, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { supportCategories, supportMaximum, supportPriorities, supportStatuses } from '#shared/support.ts';

const Message = multilineText(10, supportMaximum.message, 'Message must be at least 10 characters');

/** A message to support, as the owner writes it. */
export const SupportForm = z.strictObject({
  name: personName(2, 'Name must be at least 2 characters'),
  email: Email,
  subject: text(5, supportMaximum.subject, 'Subject must be at least 5 characters'),
  category: z.enum(supportCategories, 'Please select a category'),
  priority: z.enum(supportPriorities, 'Please select priority level'),
  message: Message,
});
export type SupportForm = z.output<typeof SupportForm>;

/** A further message in a request. */
export const SupportReply = z.strictObject({ message: Message });
export type SupportReply = z.output<typeof SupportReply>;

/** An owner's request to support. */
export const SupportRequest = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  /** The address that the owner entered, to which answers are emailed. */
  email: z.string(),
  subject: z.string(),
  category: z.enum(supportCategories),
  priority: z.enum(supportPriorities),
  /** Whether the owner's plan included priority support when they last wrote. */
  isPriority: z.boolean(),
  status: z.enum(supportStatuses),
  createdAt: Instant,
  /** The time of the latest message or decision. */
  updatedAt: Instant,
});
export type SupportRequest = z.output<typeof SupportRequest>;

/** A message in a request. */
export const SupportMessage = z.object({
  id: Id,
  from: z.enum(['owner', 'support']),
  /** The owner's name as entered, or the first name and last initial of the moderator. */
  name: z.string(),
  text: z.string(),
  createdAt: Instant,
});
export type SupportMessage = z.output<typeof SupportMessage>;

/** A request with all messages, oldest first. */
export const SupportThread = z.extend(SupportRequest, { messages: z.array(SupportMessage) });
export type SupportThread = z.output<typeof SupportThread>;

const ofOwner = { access: 'owner', openWhenExpired: true } as const;
const byId = z.strictObject({ id: Id });

/** The operations of owners who need help with Houndwell. They stay possible when the trial has ended. */
export const support = {
  contactSupport: defineOperation({
    method: 'POST',
    path: '/api/contact-support',
    summary: 'Sends a message to support. Messages of owners with priority support are marked.',
    ...ofOwner,
    status: 201,
    idempotent: true,
    body: SupportForm,
    returns: SupportRequest,
    fails: ['rateLimited'],
  }),
  listSupportRequests: defineOperation({
    method: 'GET',
    path: '/api/support/requests',
    summary: "The owner's requests to support, newest first.",
    ...ofOwner,
    paged: true,
    query: Page,
    returns: z.array(SupportRequest),
  }),
  getSupportRequest: defineOperation({
    method: 'GET',
    path: '/api/support/requests/{id}',
    summary: 'A request with its messages, oldest first.',
    ...ofOwner,
    params: byId,
    returns: SupportThread,
    fails: ['supportRequestNotFound'],
  }),
  replyToSupport: defineOperation({
    method: 'POST',
    path: '/api/support/requests/{id}/messages',
    summary: 'Adds a message to a request, which opens it again.',
    ...ofOwner,
    status: 201,
    idempotent: true,
    params: byId,
    body: SupportReply,
    returns: SupportThread,
    fails: ['supportRequestNotFound', 'supportRequestFull', 'rateLimited'],
  }),
  getSupportMailboxes: defineOperation({
    method: 'GET',
    path: '/api/support/mailboxes',
    summary: 'The addresses of support.',
    ...ofOwner,
    returns: z.object({ general: z.string(), billing: z.string(), technical: z.string() }),
  }),
};
