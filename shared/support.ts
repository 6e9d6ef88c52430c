/** The choices of the support form, and limits that the server and the screens share. */

export const supportCategories = ['general', 'technical', 'billing', 'account', 'feature'] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const supportCategoryLabels: Record<SupportCategory, string> = {
  general: 'General Inquiry',
  technical: 'Technical Issue',
  billing: 'Billing & Subscription',
  account: 'Account Security',
  feature: 'Feature Request',
};

export const supportPriorities = ['low', 'medium', 'high'] as const;
export type SupportPriority = (typeof supportPriorities)[number];

export const supportPriorityLabels: Record<SupportPriority, string> = {
  low: 'Low - General question',
  medium: 'Medium - Issue affecting usage',
  high: 'High - Urgent assistance needed',
};

/** `open` until a moderator answers or closes the request. A new message of the owner opens it again. */
export const supportStatuses = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** The maximum lengths of the support form's texts, in code points. */
export const supportMaximum = { subject: 150, message: 4000 } as const;

/** The maximum number of messages in a request, so that one read returns all of them. */
export const maxSupportMessages = 100;
