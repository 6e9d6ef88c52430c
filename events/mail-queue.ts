/**
 * The settings of the email queue. SQS delivers a failed message again after the visibility timeout, so eight tries
 * span 42 minutes. AWS recommends a visibility timeout of at least six times the Lambda's timeout.
 */
export const mailQueue = { visibilityTimeoutSeconds: 360, maxReceives: 8, maxConcurrency: 5 } as const;

/** The log message about an email that SES refuses permanently. An alarm counts these log lines. */
export const refusedEmailMessage = 'email refused';

/** The SES events that the default event bus of the AWS account sends to the mail Lambda. */
export const emailFeedback = { source: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] } as const;
