/** The log message about an email that SES refuses permanently. An alarm counts these log lines. */
export const refusedEmailMessage = 'email refused';

/** The SES events that the default event bus of the AWS account sends to the mail Lambda. */
export const emailFeedback = { source: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] } as const;
