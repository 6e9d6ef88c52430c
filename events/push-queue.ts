/** The log message about a push message that a push service refuses permanently. An alarm counts these log lines. */
export const refusedPushMessage = 'push message refused';
