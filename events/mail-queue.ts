/**
 * The queue of emails. A failed message is received again after the visibility timeout, so eight receives span 42
 * minutes. AWS recommends a visibility timeout of at least six times the function's timeout.
 */
export const mailQueue = { visibilityTimeoutSeconds: 360, maxReceives: 8, maxConcurrency: 5 } as const;

/** The log message about an email that SES refuses for good. An alarm counts it. */
export const refusedEmailMessage = 'email refused';

/** SES's events that the mail Lambda gets, from the default bus of the account. */
export const emailFeedback = { source: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] } as const;
