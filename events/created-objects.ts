/**
 * The event that S3 puts on the default event bus of the AWS account for each new object. A rule passes uploads that are
 * larger than a photo may be to the Lambda `photos-consumer`.
 */
export const createdObject = { source: 'aws.s3', detailType: 'Object Created' } as const;
